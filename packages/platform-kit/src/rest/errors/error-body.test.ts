import { PlatformError } from '@signalbox/api';
import { expect, test } from 'vitest';
import { errorBody } from './error-body';

test('has the params of its message, for users of a locale that the platform has no messages for', () => {
  const error = new PlatformError('operationRunning', { params: { name: 'Nightly' } });
  expect(errorBody(error, 'en')).toMatchObject({
    message: 'Another job is running: Nightly. Wait until it has ended',
    params: { name: 'Nightly' },
  });
  expect(errorBody(new PlatformError('notFound'), 'en')).not.toHaveProperty('params');
});
