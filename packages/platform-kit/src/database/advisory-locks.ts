import { jobLocks, jobLockSeeds } from '@signalbox/jobs';

/** Numbers of PostgreSQL's advisory locks, in one file so that they never collide. */
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
} as const;

/** Seeds of locks of single objects: `hashtextextended(<id>, <seed>)`. */
export const lockSeeds = {
  ...jobLockSeeds,
  restoreJournal: 7_425,
  importJournal: 7_428,
  mediaIndex: 7_430,
  mediaUploads: 7_433,
  noticeToken: 7_434,
  licenseLimit: 7_435,
} as const;
