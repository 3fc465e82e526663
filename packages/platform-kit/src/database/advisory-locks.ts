/** Numbers of PostgreSQL's advisory locks, in one place so that no two parts of the platform wait for each other by chance. */
export const advisoryLocks = {
  migrations: 7_425_001,
  firstStart: 7_425_002,
  /** Held by the replica that runs an operation, for as long as that takes. */
  operation: 7_425_003,
  bodyIndex: 7_425_004,
  accounts: 7_425_005,
} as const;

/** Seeds of locks of one thing each: `hashtextextended(<id>, <seed>)`. */
export const lockSeeds = {
  restoreJournal: 7_425,
  task: 7_426,
  finishing: 7_427,
  importJournal: 7_428,
} as const;
