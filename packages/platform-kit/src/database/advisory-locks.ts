import { jobLocks, jobLockSeeds } from '@signalbox/jobs';

/** Numbers of PostgreSQL's advisory locks, in one place so that no two parts of the platform wait for each other by chance. */
export const advisoryLocks = {
  migrations: 7_425_001,
  firstStart: 7_425_002,
  ...jobLocks,
  bodyIndex: 7_425_004,
  accounts: 7_425_005,
} as const;

/** Seeds of locks of one thing each: `hashtextextended(<id>, <seed>)`. */
export const lockSeeds = {
  ...jobLockSeeds,
  restoreJournal: 7_425,
  importJournal: 7_428,
} as const;
