import { jobLocks, jobLockSeeds } from '@signalbox/jobs';
import { type RawBuilder, sql } from 'kysely';

/**
 * Numbers of PostgreSQL's advisory locks, in one file so that they never collide. They stay, because replicas of an earlier version
 * take the same locks during an upgrade.
 */
export const advisoryLocks = {
  migrations: 7_425_001,
  firstStart: 7_425_002,
  ...jobLocks,
  bodyIndex: 7_425_004,
  accounts: 7_425_005,
  mediaReferences: 7_425_014,
  recordIndexes: 7_425_015,
  onlineCheck: 7_425_016,
  schemaTabs: 7_425_017,
  directoryMoves: 7_437,
} as const;

/** Seeds of locks of single objects: `hashtextextended(<id>, <seed>)`. */
export const lockSeeds = {
  ...jobLockSeeds,
  timeseriesRetention: 0,
  restoreJournal: 7_425,
  importJournal: 7_428,
  mediaIndex: 7_430,
  mediaUploads: 7_433,
  noticeToken: 7_434,
  licenseLimit: 7_435,
} as const;

/**
 * The number of the lock of a user's sessions. It has 32 bits, because earlier versions take the same one. If two users have the
 * same number, or a user has one of the numbers above, one of both waits for the other.
 */
export function sessionLock(userId: string): RawBuilder<number> {
  return sql<number>`hashtext(${userId})`;
}
