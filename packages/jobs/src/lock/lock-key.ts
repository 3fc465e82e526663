import type { JobKind } from '../job-kind';

/** Number of the advisory lock of PostgreSQL that a replica takes while it runs a job with the lock of the platform. */
export const jobLocks = { job: 7_425_003 } as const;
/** Seeds of the locks of single groups and tasks. */
export const jobLockSeeds = { task: 7_426, finishing: 7_427, jobGroup: 7_429 } as const;

/** An advisory lock: its number, or the lock of a single object, whose number is `hashtextextended(<id>, <seed>)`. */
export type LockKey = number | { id: string; seed: number };

export const taskKey = (id: string): LockKey => ({ id, seed: jobLockSeeds.task });

/** The lock that a job of this kind takes before it starts. */
export function lockKeyOf({ lock = 'platform' }: Pick<JobKind, 'lock'>, id: string): LockKey {
  if (lock === 'platform') return jobLocks.job;
  return lock === 'none' ? taskKey(id) : { id: lock.group, seed: jobLockSeeds.jobGroup };
}

/** The number of the lock as an expression over `$1`, and the value of `$1`. */
export function lockSql(key: LockKey): { sql: string; value: string | number } {
  if (typeof key === 'number') return { sql: '$1::bigint', value: key };
  return { sql: `hashtextextended($1, ${key.seed})`, value: key.id };
}

/** Equal for equal keys. */
export function lockAddress(key: LockKey): string {
  const { sql, value } = lockSql(key);
  return `${sql} ${value}`;
}
