import { existsSync } from 'node:fs';
import { folderOfJob } from '@signalbox/project-data';
import type { TestPlatform } from '@signalbox/platform-kit/testing';
import type { PoolClient } from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aBackupRecord } from '../../testing/a-backup-record';
import { backupStore } from '../../records/backup-record';
import { cutFinishingConnection, waitingForLocks } from '@signalbox/platform-kit/testing/jobs';
import { finishRestore } from './finish-restore';
import { openJournals } from '../journal/journal';
import { makeRestoreDeps } from '../make-restore-deps';
import { finishCommittedRestores } from '../recovery/recover-restores';
import type { RestoreStep } from '../restore-deps';
import { insertAdministrator, mediaState, writeFiles, writeMedia } from '@signalbox/project-data/testing';
import { mediaArchived, mediaBefore } from '../testing/some-media';
import { putArchive, restore, restorePlatform } from '../testing/restore-bench';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await restorePlatform();
  const { kit } = platform;
  await insertAdministrator(kit);
  await writeMedia(kit, mediaBefore);
  await putArchive(platform, 'b1', { fileServer: mediaArchived });
  await backupStore(kit, 'default').insert(aBackupRecord({ id: 'one', type: 'import' }));
});
afterEach(() => platform.close());

const choice = { rules: {}, fileServer: 2 as const };
/** Another replica, which reports the steps that it runs. */
function another() {
  const steps: RestoreStep[] = [];
  return { steps, deps: { ...makeRestoreDeps(platform.kit), atStep: (step: RestoreStep) => void steps.push(step) } };
}

it('a restore is finished by one replica, even when another considers it crashed, and both have its result', async () => {
  const other = another();
  let others: Promise<unknown[]> | undefined;
  const atStep = async (step: RestoreStep) => {
    if (step !== 'swapped') return;
    const address = { id: 'one', project: 'default' };
    others = Promise.all([finishCommittedRestores(other.deps), finishRestore(other.deps, address)]);
    others.catch(() => undefined);
    await vi.waitFor(async () => expect(await waitingForLocks(platform.kit)).toBe(2));
    expect(other.steps).toEqual([]);
  };
  const counts = await restore(platform, { id: 'one', choice, deps: { atStep } });
  expect(await others).toEqual([undefined, counts]);
  expect(other.steps).toEqual([]);
  expect(await mediaState(platform.kit)).toMatchObject({ 'pics/added.txt': 'added' });
});

it('both replicas report the same error', async () => {
  const other = another();
  let outcome: Promise<unknown> | undefined;
  const atStep = async (step: RestoreStep) => {
    if (step === 'swapped') outcome = finishRestore(other.deps, { id: 'one', project: 'default' });
    outcome?.catch(() => undefined);
  };
  const checkHealth = async () => ({ reason: 'fileMissing' as const, params: { path: 'a.txt' } });
  const returned = { errorName: 'restoreReturned', options: { params: { reason: 'fileMissing', path: 'a.txt' } } };
  await expect(restore(platform, { id: 'one', choice, deps: { atStep, checkHealth } })).rejects.toMatchObject(returned);
  await expect(outcome).rejects.toMatchObject(returned);
  expect(other.steps).toEqual([]);
});

it('a replica that finds the journal closed removes what the other one left before it crashed', async () => {
  const counts = await restore(platform, { id: 'one', choice });
  const { location } = folderOfJob(platform.kit, 'one');
  await writeFiles(location, { 'staged/a.txt': 'left' });
  expect(await finishRestore(another().deps, { id: 'one', project: 'default' })).toEqual(counts);
  expect(existsSync(location)).toBe(false);
});

it('a replica that loses its lock connection stops, and another continues', async () => {
  const steps: RestoreStep[] = [];
  const connections = new Set<PoolClient>();
  /** Process ids of the sessions whose connections have ended. */
  const ended = new Set<unknown>();
  platform.kit.pool.on('acquire', (client) => {
    if (!connections.has(client)) client.once('end', () => 'processID' in client && ended.add(client.processID));
    connections.add(client);
  });
  const atStep = async (step: RestoreStep) => {
    steps.push(step);
    if (step !== 'swapped') return;
    const pid = await cutFinishingConnection(platform.kit);
    expect(pid).toEqual(expect.any(Number));
    // The pool may end idle connections meanwhile.
    await vi.waitFor(() => expect(ended).toContain(pid));
  };
  await expect(restore(platform, { id: 'one', choice, deps: { atStep } })).rejects.toMatchObject({
    errorName: 'operationLost',
  });
  expect(steps.at(-1)).toBe('swapped');
  expect(await openJournals(platform.kit)).toEqual(['one']);
  const other = another();
  await finishCommittedRestores(other.deps);
  expect(other.steps.at(-1)).toBe('ended');
  expect(await openJournals(platform.kit)).toEqual([]);
});
