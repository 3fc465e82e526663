import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { replicaKit } from '../../testing/replica-kit';
import { aViewer } from '@signalbox/platform-kit/testing';
import { cutJobLock, taskStore, waitingForLocks } from '@signalbox/platform-kit/testing/jobs';
import { backupRecord } from '../../records/backup-record';
import { projectScope } from '../../scopes';
import { createBackupPlatform, type BackupPlatform } from '../../testing/backup-platform';
import { openJournals } from '../journal/journal';
import { makeRestoreDeps } from '../make-restore-deps';
import { recoverRestores } from './recover-restores';
import type { RestoreDeps, RestoreStep } from '../restore-deps';
import { startRestore } from '../routes/start-restore';
import { insertAdministrator, mediaState, temporaryState } from '@signalbox/project-data/testing';

let platform: BackupPlatform;
let backupId: string;
beforeEach(async () => {
  platform = await createBackupPlatform();
  await insertAdministrator(platform.kit);
  await platform.writeMedia('one/a.txt', 'then');
  await putDashboard('then');
  const item = { fileServer: true, mongodb: true };
  backupId = String((await platform.backUp({ name: 'Nightly', item, moduleRules: { dashboard: 0 } }))['id']);
  await platform.writeMedia('one/a.txt', 'now');
  await putDashboard('now');
});
afterEach(() => platform.close());

const putDashboard = (name: string) =>
  platform.kit.pool.query(
    `insert into document (project, collection, id, body) values ('default', 'dashboard', 'd', jsonb_build_object('name', $1::text))
     on conflict (project, collection, id) do update set body = excluded.body`,
    [name],
  );

function replica(deps: RestoreDeps = makeRestoreDeps(platform.kit)) {
  return replicaKit(platform.kit, recoverRestores(deps));
}

/** Restores, and runs that at a step. Returns the id of the job and its result. */
async function restoring(step: RestoreStep, act: () => Promise<void>) {
  const { kit } = platform;
  const deps = { ...makeRestoreDeps(kit), atStep: (reached: RestoreStep) => (reached === step ? act() : undefined) };
  const backup = await backupRecord(kit, { project: 'default', id: backupId });
  const started = await startRestore(
    { ...deps, kit: replica(deps) },
    {
      scope: projectScope,
      project: 'default',
      backup: backup!,
      choice: { rules: { dashboard: 0 }, fileServer: 0 },
      viewer: aViewer({ username: 'ada' }),
      language: 'en',
      offsetMinutes: 0,
    },
  );
  return { id: started.id, outcome: await started.done.then(() => 'done', String) };
}

async function expectIntact(name: 'then' | 'now') {
  const { kit } = platform;
  expect(await mediaState(kit)).toMatchObject({ 'one/a.txt': name });
  const { rows } = await kit.pool.query(`select body from document where collection = 'dashboard'`);
  expect(rows).toEqual([{ body: { name } }]);
  expect(await openJournals(kit)).toEqual([]);
  expect(await temporaryState(kit)).toEqual([]);
}

it.each<RestoreStep>(['locked', 'applied', 'written'])(
  'a replica that takes a restore for crashed, which only lost its connection when %s, waits for its result',
  async (step) => {
    const { kit } = platform;
    let recovered: Promise<void> | undefined;
    const { id, outcome } = await restoring(step, async () => {
      await cutJobLock(kit);
      recovered = replica().jobs.recover();
      await vi.waitFor(async () => expect(await waitingForLocks(kit)).toBe(1), 20_000);
    });
    await recovered;
    expect(outcome).toBe('done');
    await expectIntact('then');
    expect(await taskStore(kit, 'default').get(id)).toMatchObject({ status: 'finish' });
    expect(await backupRecord(kit, { project: 'default', id })).toMatchObject({ status: 'succeed' });
  },
);

it('a restore that loses its lock before the commit changes nothing, even when another replica has recovered it', async () => {
  const { kit } = platform;
  const { id, outcome } = await restoring('dataStaged', async () => {
    await cutJobLock(kit);
    await replica().jobs.recover();
  });
  expect(outcome).toContain('operationLost');
  await expectIntact('now');
  expect(await taskStore(kit, 'default').get(id)).toMatchObject({ status: 'fail' });
});
