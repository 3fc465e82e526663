import { PostgresError } from '@signalbox/platform-kit/postgres';

/**
 * One sentence about an error of the data folder, from an error of the file system or of PostgreSQL, or from its cause. Undefined
 * for other errors.
 */
export function dataFolderMessage(error: unknown, dataDir: string): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', syscall, ...places } = error as NodeJS.ErrnoException & { dest?: unknown; address?: unknown };
  if (code === diskFull) return 'The disk of the database is full: free space on it, then start again';
  // A link is made at its destination. A socket has an address instead of a path.
  const place = places.dest ?? places.path ?? places.address;
  // The error of a write has neither: a start writes nowhere else.
  const isThere = typeof place === 'string' ? `${place}/`.startsWith(`${dataDir}/`) : syscall === 'write';
  const fault = isThere && (code !== 'ENOENT' || syscall === 'mkdir') ? remedies[code] : undefined;
  if (fault !== undefined) return `DATA_DIR ${dataDir} ${fault}${typeof place === 'string' ? ` (${place})` : ''}`;
  const said = error instanceof PostgresError ? texts.exec(error.message)?.[0] : undefined;
  if (said !== undefined) return `DATA_DIR ${dataDir} ${remedies[said]}`;
  return dataFolderMessage(error.cause, dataDir);
}

/** PostgreSQL's error code. */
const diskFull = '53100';

const full = 'is full: free space on its disk, then start again';
const forbidden = 'may not be read or written by this user: give it to the user of the program, or start as its owner';
const isFile = 'is no folder: set DATA_DIR to a folder';
const readOnly = 'is read-only: mount it writable, or set DATA_DIR to another folder';

/** Remedies by the error codes of file systems, and by the texts of PostgreSQL. */
const remedies: Record<string, string | undefined> = {
  ENOSPC: full,
  'No space left on device': full,
  EDQUOT: full,
  'Disk quota exceeded': full,
  EROFS: readOnly,
  'Read-only file system': readOnly,
  EACCES: forbidden,
  EPERM: forbidden,
  'Permission denied': forbidden,
  EEXIST: isFile,
  ENOTDIR: isFile,
  // Concerns a folder to create. Node returns this code for a read-only one, too.
  ENOENT: 'cannot be created: set DATA_DIR to a folder on a writable disk',
};

/** A lack of shared memory has the same text, and is no error of the folder. */
const texts =
  /(?<!(?:semaphore|shared memory).*)(?:No space left on device|Disk quota exceeded|Read-only file system|Permission denied)/;
