import { readdir } from 'node:fs/promises';
import type { PlatformKit } from '../../contract';
import { expect } from 'vitest';
import { sweepTemporary } from '../../archive-files/sweep-temporary';
import { temporaryFolder } from '../../archive-files/temporary-files';
import { killMoment, recover, type ReplicaRun, type Replicas } from './kill-replica';

interface KilledRounds<Work> {
  replicas: Replicas<Work>;
  kit: PlatformKit;
  work: Work;
  /** The work that is killed. `work` is rolled back after its check. */
  returning?: Work;
  rounds: number;
  /** The rounds to run here. Default: all. */
  isMine?(round: number): boolean;
  /** The steps that every run reports, in order. */
  steps: readonly string[];
  /** Resets the platform. */
  reset(): Promise<void>;
  /** The complete state that the work may change. */
  state(): Promise<string>;
  /** Further expectations after a round. */
  check(run: ReplicaRun, end: { isDone: boolean }): Promise<void>;
}

/**
 * Kills a replica during its work once per round, and lets another one recover. Everything must then be as before or as
 * planned, and as planned once the work was committed. No leftovers of the job may exist.
 */
export async function expectAllOrNothing<Work>(killed: KilledRounds<Work>): Promise<void> {
  const { replicas, kit, work, returning, rounds, isMine = () => true, steps, reset, state, check } = killed;
  await reset();
  const was = await state();
  let uninterrupted = await replicas.run(kit, work);
  const done = await state();
  expect(done).not.toBe(was);
  if (returning) {
    await reset();
    uninterrupted = await replicas.run(kit, returning);
    expect(await state()).toBe(was);
  }
  expect(uninterrupted.steps).toEqual(expect.arrayContaining([...steps, 'done']));
  for (let round = 0; round < rounds; round += 1) {
    if (!isMine(round)) continue;
    await reset();
    expect(await state()).toBe(was);
    const run = await replicas.run(
      kit,
      returning ?? work,
      killMoment({ round, rounds, steps, uninterrupted: uninterrupted }),
    );
    await recover(kit);
    const now = await state();
    const summary = `${String(run.steps.at(-1))}: ${now === was ? 'as it was' : now === done ? 'as it should be' : 'BETWEEN'}`;
    expect([was, done].includes(now), summary).toBe(true);
    if (returning && run.steps.includes('checked')) expect(now, summary).toBe(was);
    // If it died before its check failed, another replica's check decides, which succeeds.
    else if (!returning && run.steps.includes('committed')) expect(now, summary).toBe(done);
    // Removes the temporary files of a killed process: what it only read or received.
    await sweepTemporary(kit);
    expect(await readdir(temporaryFolder(kit)).catch(() => [])).toEqual([]);
    await check(run, { isDone: now === done });
  }
}
