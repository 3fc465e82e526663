import { expect, it } from 'vitest';
import { advisoryLocks, lockSeeds } from './advisory-locks';

it.each([advisoryLocks, lockSeeds])('no two of %o are the same', (locks) => {
  const numbers = Object.values(locks);
  expect(new Set(numbers).size).toBe(numbers.length);
});

it('replicas of earlier versions take the same locks', () => {
  expect(advisoryLocks).toMatchObject({
    migrations: 7_425_001,
    firstStart: 7_425_002,
    job: 7_425_003,
    bodyIndex: 7_425_004,
    accounts: 7_425_005,
    mediaReferences: 7_425_014,
    recordIndexes: 7_425_015,
    onlineCheck: 7_425_016,
    schemaTabs: 7_425_017,
    directoryMoves: 7_437,
  });
  expect(lockSeeds).toMatchObject({
    timeseriesRetention: 0,
    restoreJournal: 7_425,
    task: 7_426,
    finishing: 7_427,
    importJournal: 7_428,
    jobGroup: 7_429,
    mediaIndex: 7_430,
    mediaUploads: 7_433,
    noticeToken: 7_434,
    licenseLimit: 7_435,
  });
});
