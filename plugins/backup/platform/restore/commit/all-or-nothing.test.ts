import { join } from 'node:path';
import type { TestPlatform } from '@signalbox/platform-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { archiveBytes, isInFolder, putArchiveBytes } from '../../testing/stored-archives';
import { aBackupRecord } from '../../testing/a-backup-record';
import { backupStore } from '../../records/backup-record';
import { deleteBackup } from '../../records/delete-backup';
import {
  aRecord,
  dataState,
  fileState,
  insertDocuments,
  mediaState,
  temporaryState,
  writeFiles,
  writeMedia,
} from '@signalbox/project-data/testing';
import { openJournals } from '../journal/journal';
import { makeRestoreDeps } from '../make-restore-deps';
import { finishCommittedRestores } from '../recovery/recover-restores';
import type { RestoreChoice } from '../choice/restore-choice';
import type { RestoreStep } from '../restore-deps';
import { mediaArchived, mediaBefore } from '../testing/some-media';
import { mediaPlatform, putArchive, restore } from '../testing/restore-bench';

let platform: TestPlatform;
beforeEach(async () => {
  ({ platform } = await mediaPlatform());
});
afterEach(() => platform.close());

const everything: RestoreChoice = { rules: { dashboard: 2, user: 2, setting: 2, table: 0 }, fileServer: 2, html: 2 };
async function holdEverything() {
  const { kit } = platform;
  await writeMedia(kit, mediaBefore);
  await writeFiles(join(kit.dataDir, 'shipped-front-end'), { 'index.html': 'shipped' });
  await insertDocuments(kit, 'dashboard', { d1: { name: 'here' }, d2: { name: 'only here' } });
  await insertDocuments(kit, 'user', { u1: { username: 'leaves' } });
  await kit.pool.query(`insert into user_secret (user_id, password_hash) values ('u1', 'hash of u1')`);
  await kit.pool.query(
    `insert into setting values ('default', 3, '{"name": "Here", "ftp": {"host": "h", "password": {"isSet": true}}}')`,
  );
  await kit.pool.query(`insert into setting_secret values ('default', 'ftp/password', 'quiet')`);
  await putArchive(platform, 'b1', {
    modules: {
      dashboard: [aRecord('d1', { name: 'there' }), aRecord('d3', { name: 'added' })],
      user: [aRecord('admin', { username: 'admin', isSuper: true })],
      setting: [{ id: 'setting', body: { name: 'There' } }],
      table: [aRecord('t1', {})],
    },
    fileServer: mediaArchived,
    html: { 'index.html': 'restored' },
  });
}
const state = async () => ({
  data: await dataState(platform.kit),
  media: await mediaState(platform.kit),
  html: await fileState(platform.kit.frontEndDir()),
});

describe('a restore', () => {
  it.each<RestoreStep>(['opened', 'saved', 'dataStaged', 'filesStaged', 'locked', 'applied', 'written'])(
    'leaves everything unchanged if it fails when it is %s',
    async (failing) => {
      await holdEverything();
      const was = await state();
      const atStep = (step: RestoreStep) => {
        if (step === failing) throw new Error('struck by lightning');
      };
      await expect(restore(platform, { choice: everything, deps: { atStep } })).rejects.toThrow('struck by lightning');
      expect(await state()).toEqual(was);
      expect(await temporaryState(platform.kit)).toEqual([]);
      expect(await openJournals(platform.kit)).toEqual([]);
      expect(platform.endedAllFor).toEqual([]);
    },
  );

  it.each<RestoreStep>(['committed', 'swapping', 'swapped', 'ended', 'checked'])(
    'is finished later if it fails when it is %s',
    async (failing) => {
      await holdEverything();
      const atStep = (step: RestoreStep) => {
        if (step === failing) throw new Error('struck by lightning');
      };
      await expect(restore(platform, { choice: everything, deps: { atStep } })).rejects.toThrow('struck by lightning');
      await finishCommittedRestores(makeRestoreDeps(platform.kit));
      expect(await openJournals(platform.kit)).toEqual([]);
      const { data, media: files, html } = await state();
      expect(data['document']!.join()).toMatch(/there.*added/);
      expect(data['document']!.join()).not.toContain('only here');
      expect(data['user_secret']).toHaveLength(1);
      expect(data['setting']).toEqual(['default {"name": "There"}']);
      expect(files).toMatchObject({ 'pics/logo.txt': 'new logo', 'docs/deep/b.txt': 'b' });
      expect(files).not.toHaveProperty(['notes.txt']);
      // From a bucket, each server copies it later.
      if (isInFolder) expect(html).toHaveProperty(['index.html'], 'restored');
      expect(await temporaryState(platform.kit)).toEqual([]);
    },
  );

  it('is finished later, also with data alone', async () => {
    await holdEverything();
    const atStep = (step: RestoreStep) => {
      if (step === 'committed') throw new Error('struck by lightning');
    };
    await expect(restore(platform, { choice: { rules: { table: 0 } }, deps: { atStep } })).rejects.toThrow('lightning');
    await finishCommittedRestores(makeRestoreDeps(platform.kit));
    expect(await openJournals(platform.kit)).toEqual([]);
    expect(await temporaryState(platform.kit)).toEqual([]);
  });

  it('is rolled back when the platform is unhealthy afterwards, with passwords and secrets', async () => {
    await holdEverything();
    const was = await state();
    const checkHealth = async () => ({ reason: 'recordsMissing' as const, params: { module: 'flow', expected: 3 } });
    await expect(restore(platform, { choice: everything, deps: { checkHealth } })).rejects.toMatchObject({
      errorName: 'restoreReturned',
      options: { detail: 'recordsMissing flow 3', params: { reason: 'recordsMissing' } },
    });
    expect(new Set(platform.endedAllFor)).toEqual(new Set(['returned']));
    expect(await state()).toEqual(was);
    expect(await temporaryState(platform.kit)).toEqual([]);
    const kept = await platform.kit.pool.query('select from backup_restore_kept');
    expect(kept.rowCount).toBe(0);
  });

  it('keeps its safety backup until it has ended, also when another replica finishes it', async () => {
    await holdEverything();
    const store = backupStore(platform.kit, 'default');
    const id = await store.insert(aBackupRecord({ type: 'import', backupId: 'b1' }));
    const steps: RestoreStep[] = [];
    const safety = async () => String((await store.get(id))?.safetyId);
    const atStep = async (step: RestoreStep) => {
      if (step !== 'saved' && step !== 'committed') return;
      steps.push(step);
      const deletion = deleteBackup(platform.kit, { project: 'default', id: await safety() });
      await expect(deletion).rejects.toMatchObject({ errorName: 'backupInUse' });
      if (step === 'committed') throw new Error('struck by lightning');
    };
    await expect(restore(platform, { id, choice: everything, deps: { atStep } })).rejects.toThrow('lightning');
    expect(steps).toEqual(['saved', 'committed']);
    await finishCommittedRestores(makeRestoreDeps(platform.kit));
    await deleteBackup(platform.kit, { project: 'default', id: await safety() });
    expect(await store.get(await safety())).toBeUndefined();
  });

  it.each<RestoreStep>(['checked', 'ended', 'returned'])(
    'continues a rollback that was interrupted when it was %s, and records the error of the check',
    async (failing) => {
      await holdEverything();
      const was = await state();
      const store = backupStore(platform.kit, 'default');
      const id = await store.insert(aBackupRecord({ type: 'import', backupId: 'b1' }));
      const deps = {
        checkHealth: async () => ({ reason: 'fileMissing' as const, params: { path: 'media/a.txt' } }),
        atStep: (step: RestoreStep) => {
          if (step === failing) throw new Error('struck by lightning');
        },
      };
      await expect(restore(platform, { id, choice: everything, deps })).rejects.toThrow('struck by lightning');
      // The platform is healthy by now. The recorded error counts.
      await finishCommittedRestores(makeRestoreDeps(platform.kit));
      expect(await state()).toEqual(was);
      expect(await temporaryState(platform.kit)).toEqual([]);
      expect(new Set(platform.endedAllFor)).toEqual(new Set(['returned']));
      expect(await store.get(id)).toMatchObject({
        status: 'fail',
        message: expect.stringContaining('rolled back to its state before the restore'),
        reason: { reason: 'fileMissing', path: 'media/a.txt' },
      });
    },
  );

  it('detects a missing restored file with its own check', async () => {
    await holdEverything();
    const was = await state();
    const atStep = async (step: RestoreStep) => {
      if (step === 'swapped') await platform.kit.files.remove('docs');
    };
    await expect(restore(platform, { choice: everything, deps: { atStep } })).rejects.toMatchObject({
      options: { params: { reason: 'fileMissing', path: 'media/docs/deep/b.txt' } },
    });
    expect(await state()).toEqual(was);
  });

  it('rejects a damaged archive and changes nothing', async () => {
    await holdEverything();
    const was = await state();
    const address = { project: 'default', id: 'b1' };
    const bytes = await archiveBytes(platform.kit, address);
    await putArchiveBytes(platform.kit, address, bytes.subarray(0, 700));
    await expect(restore(platform, { choice: everything })).rejects.toMatchObject({ name: 'ArchiveError' });
    await putArchiveBytes(platform.kit, address, 'no archive');
    await expect(restore(platform, { choice: everything })).rejects.toMatchObject({ reason: 'notAnArchive' });
    expect(await state()).toEqual(was);
    expect(await temporaryState(platform.kit)).toEqual([]);
  });

  it('ends soon when a user aborts it, and leaves no file', async () => {
    await holdEverything();
    const was = await state();
    const controller = new AbortController();
    const atStep = (step: RestoreStep) => {
      if (step === 'dataStaged') controller.abort(new Error('ended by hand'));
    };
    await expect(
      restore(platform, { choice: everything, deps: { atStep }, signal: controller.signal }),
    ).rejects.toThrow('ended by hand');
    expect(await state()).toEqual(was);
    expect(await temporaryState(platform.kit)).toEqual([]);
  });

  it('treats a concurrent write like one after the restore, never half of it', async () => {
    await holdEverything();
    const { kit } = platform;
    let writing: Promise<unknown> | undefined;
    const atStep = (step: RestoreStep) => {
      if (step === 'locked')
        writing = kit.pool.query(`insert into document values ('default', 'dashboard', 'new', '{}', now(), now())`);
    };
    const totals = await restore(platform, { choice: everything, deps: { atStep } });
    await writing;
    expect(totals.find(({ name }) => name === 'dashboard')?.counts).toEqual({
      added: 1,
      changed: 1,
      same: 0,
      skipped: 0,
      deleted: 1,
    });
    const { rows } = await kit.pool.query(`select id from document where collection = 'dashboard' order by id`);
    expect(rows.map(({ id }) => id as string)).toEqual(['d1', 'd3', 'new']);
  });
});
