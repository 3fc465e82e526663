import { PlatformError } from '@signalbox/api';
import { expect, test } from 'vitest';
import { errorBody } from './error-body';

test('carries what fills the holes of its words, for readers of a language that the platform does not speak', () => {
  const error = new PlatformError('operationRunning', { params: { name: 'Nightly' } });
  expect(errorBody(error, 'en')).toMatchObject({
    message: 'Another operation is running: Nightly. Wait until it has ended',
    params: { name: 'Nightly' },
  });
  expect(errorBody(new PlatformError('notFound'), 'en')).not.toHaveProperty('params');
});
