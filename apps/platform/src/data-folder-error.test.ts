import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PostgresError } from '@signalbox/platform-kit/postgres';
import { afterAll, expect, test } from 'vitest';
import { dataFolderMessage } from './data-folder-error';

const folder = mkdtempSync('/tmp/signalbox-fault-');
const file = join(folder, 'file');
writeFileSync(file, '');
afterAll(() => rmSync(folder, { recursive: true }));

function errorOf(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

const said = (text: string) => new PostgresError(`The database did not start: a\nb ${text}\nc`);
const made = (code: string) => Object.assign(new Error(code), { code, path: '/data/media' });

test.each([
  ['a file', file, errorOf(() => mkdirSync(join(file, 'media'))), 'is no folder: set DATA_DIR to a folder'],
  ['a file itself', file, errorOf(() => mkdirSync(file)), 'is no folder: set DATA_DIR to a folder'],
  ['full', '/dev', errorOf(() => writeFileSync('/dev/full', 'x')), 'is full: free space on its disk, then start again'],
  ['in a read-only one', '/data', Object.assign(made('ENOENT'), { syscall: 'mkdir' }), 'cannot be created: set'],
  ['full for initdb', '/data', said('could not write file "x": No space left on device'), 'is full: free space'],
  ['full at a migration', '/data', new Error('failed', { cause: made('ENOSPC') }), 'is full: free space'],
  ['read-only for PostgreSQL', '/data', said('FATAL:  "postmaster.pid": Read-only file system'), 'is read-only'],
  ['over its quota', '/data', made('EDQUOT'), 'is full: free space'],
  ['read-only', '/data', made('EROFS'), 'is read-only: mount it writable'],
  ['forbidden', '/data', made('EACCES'), 'may not be read or written by this user'],
  ['owned by another user', '/data', made('EPERM'), 'may not be read or written by this user'],
])('says in one line that the folder is %s', (_name, dataDir, error, part) => {
  const message = dataFolderMessage(error, dataDir);
  expect(message).toMatch(new RegExp(`^DATA_DIR ${dataDir} ${part}`));
  expect(message).not.toContain('\n');
});

test.each([
  ['another folder', made('ENOSPC'), '/srv'],
  ['a folder whose name is longer', made('ENOSPC'), '/dat'],
  ['a file that is gone', made('ENOENT'), '/data'],
  ['a lack of semaphores', said('could not create semaphores: No space left on device'), '/data'],
  [
    'a lack of shared memory',
    said('could not resize shared memory segment "/x" to 8 bytes: No space left on device'),
    '/data',
  ],
  ['a fault that is none of the folder', made('EIO'), '/data'],
  ['no error of a system', new TypeError('x'), '/data'],
  ['no error', undefined, '/data'],
])('leaves %s to others', (_name, error, dataDir) => {
  expect(dataFolderMessage(error, dataDir)).toBeUndefined();
});

test('names the disk of the database, wherever that is', () => {
  const cause = Object.assign(new Error('could not extend file'), { code: '53100' });
  expect(dataFolderMessage(new Error('Migration x failed', { cause }), '/data')).toBe(
    'The disk of the database is full: free space on it, then start again',
  );
});
