/** True for an error of the system or of a library with one of these codes, e.g. `ENOENT`. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

export function isMissing(error: unknown): boolean {
  return hasCode(error, 'ENOENT', 'ENOTDIR');
}

/** True for the error codes of a file system or of PostgreSQL. */
export function isDiskFull(error: unknown): boolean {
  return hasCode(error, 'ENOSPC', 'EDQUOT', '53100');
}

/** As an exclusive call of the file system throws it. */
export function targetExists(target: string, cause: unknown): Error {
  return Object.assign(new Error(`${target} exists`, { cause }), { code: 'EEXIST' });
}

/** For `catch`: undefined for a file or folder that does not exist. Rethrows other errors. */
export function ignoreMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}

/** As `ignoreMissing`, also for a link that is not followed (`O_NOFOLLOW`). */
export function ignoreMissingOrLink(error: unknown): undefined {
  if (!isMissing(error) && !hasCode(error, 'ELOOP')) throw error;
}
