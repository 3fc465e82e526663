import { expect, test } from 'vitest';
import { platformErrorOf } from './platform-error-of';

test.each(['22021', '22P05', '22008', '23505'])('does not repeat the database’s message of %s', (code) => {
  const error = Object.assign(new Error('invalid byte sequence for encoding "UTF8": 0x00'), { code });
  expect(platformErrorOf(error).options).toEqual({ cause: error, detail: '' });
});

test('describes a client’s own mistake by the framework’s message', () => {
  const error = Object.assign(new Error('Body is too large'), { code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 });
  expect(platformErrorOf(error)).toMatchObject({ errorName: 'tooLarge', options: { detail: 'Body is too large' } });
});
