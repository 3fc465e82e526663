import { expect, test } from 'vitest';
import { platformErrorOf } from './platform-error-of';

test.each(['22021', '22P05', '22008', '23505'])('does not repeat the database’s message of %s', (code) => {
  const error = Object.assign(new Error('invalid byte sequence for encoding "UTF8": 0x00'), { code });
  expect(platformErrorOf(error).options).toEqual({ cause: error, detail: '' });
});

test.each(['53100', 'ENOSPC', 'EDQUOT'])('says that the disk is full for %s', (code) => {
  expect(platformErrorOf(Object.assign(new Error('x'), { code })).errorName).toBe('diskFull');
});

test.each([
  ['57P01', 'terminating connection due to administrator command'],
  ['57P02', 'terminating connection because of crash of another server process'],
  ['57P03', 'the database system is in recovery mode'],
  ['53300', 'sorry, too many clients already'],
  ['08001', 'no connection to the database: connect ECONNREFUSED 127.0.0.1:5432'],
  [undefined, 'Connection terminated unexpectedly'],
  [undefined, 'Client has encountered a connection error and is not queryable'],
])('says that the database does not answer for %s, %s', (code, message) => {
  expect(platformErrorOf(Object.assign(new Error(message), { code }))).toMatchObject({
    errorName: 'databaseUnavailable',
    statusCode: 503,
    options: { detail: '' },
  });
});

test.each(['57014', '53200', 'ECONNREFUSED'])('blames no absent database for %s', (code) => {
  expect(platformErrorOf(Object.assign(new Error('x'), { code })).errorName).toBe('internal');
});

test('describes a client’s own mistake by the framework’s message', () => {
  const error = Object.assign(new Error('Body is too large'), { code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 });
  expect(platformErrorOf(error)).toMatchObject({ errorName: 'tooLarge', options: { detail: 'Body is too large' } });
});
