import { readdir } from 'node:fs/promises';
import type { PlatformKit } from '@signalbox/platform-kit';
import { expect } from 'vitest';
import { temporaryFolder } from '../archives/archive-files';
import { killMoment, recover, type ReplicaRun, type Replicas } from './kill-replica';
import type { ReplicaWork } from './replica-order';

interface KilledRounds {
  replicas: Replicas;
  kit: PlatformKit;
  work: ReplicaWork;
  /** What is killed instead: `work`, which goes back after its check. */
  returning?: ReplicaWork;
  rounds: number;
  /** Those of the rounds that are run here; all unless given. */
  isMine?(round: number): boolean;
  /** That every run tells, in their order. */
  steps: readonly string[];
  /** Makes the platform what it was. */
  reset(): Promise<void>;
  /** All of it that the work may change. */
  state(): Promise<string>;
  /** What else must hold after a round. */
  check(run: ReplicaRun, end: { isDone: boolean }): Promise<void>;
}

/**
 * Kills a replica at its work, once in each round, and lets another one look: then everything is as it was or as it should
 * be, and the latter where the work was committed. Nothing of the operation is left behind.
 */
export async function expectAllOrNothing(killed: KilledRounds): Promise<void> {
  const { replicas, kit, work, returning, rounds, isMine = () => true, steps, reset, state, check } = killed;
  await reset();
  const was = await state();
  let whole = await replicas.run(kit, work);
  const done = await state();
  expect(done).not.toBe(was);
  if (returning) {
    await reset();
    whole = await replicas.run(kit, returning);
    expect(await state()).toBe(was);
  }
  expect(whole.steps).toEqual(expect.arrayContaining([...steps, 'done']));
  for (let round = 0; round < rounds; round += 1) {
    if (!isMine(round)) continue;
    await reset();
    expect(await state()).toBe(was);
    const run = await replicas.run(kit, returning ?? work, killMoment({ round, rounds, steps, whole }));
    await recover(kit);
    const now = await state();
    const told = `${String(run.steps.at(-1))}: ${now === was ? 'as it was' : now === done ? 'as it should be' : 'BETWEEN'}`;
    expect([was, done].includes(now), told).toBe(true);
    if (returning && run.steps.includes('checked')) expect(now, told).toBe(was);
    // Before it has found fault, another one's check decides, which finds none.
    else if (!returning && run.steps.includes('committed')) expect(now, told).toBe(done);
    expect(await readdir(temporaryFolder(kit)).catch(() => [])).toEqual([]);
    await check(run, { isDone: now === done });
  }
}
