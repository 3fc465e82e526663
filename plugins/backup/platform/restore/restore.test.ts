import { mkdir, readdir, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openArchive } from '@signalbox/archive';
import { frontEndMark } from '@signalbox/platform-kit';
import type { TestPlatform } from '@signalbox/platform-kit/testing';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { archivePath } from '../archives/archive-files';
import { backupStore } from '../records/backup-record';
import { deleteBackup } from '../records/delete-backup';
import { aRecord } from '../testing/an-archive';
import { openJournals } from './journal';
import { makeRestoreParts } from './make-restore-parts';
import { planRestore } from './plan-restore';
import { finishLeftRestores } from './recover-restores';
import type { RestoreChoice, RestoreStep } from './restore-parts';
import { dataState, fileState, insertAdministrator, insertDocuments, writeFiles } from './testing/platform-state';
import { putArchive, restore, restorePlatform } from './testing/restore-bench';

let platform: TestPlatform;
let media: string;
beforeEach(async () => {
  platform = await restorePlatform();
  media = join(platform.kit.dataDir, 'media');
  await insertAdministrator(platform.kit);
});
afterEach(() => platform.close());

const before = {
  'img/logo.png': 'old logo',
  'img/same.png': 'same',
  'img/own.png': 'only here',
  'notes.txt': 'top',
  'gone/deep/a.txt': 'a',
  '_p_north/img/logo.png': "north's",
};
const archived = {
  'img/logo.png': 'new logo',
  'img/same.png': 'same',
  'img/added.png': 'added',
  'docs/deep/b.txt': 'b',
  'empty/': '',
};
const visible = async () => {
  const { '.staging/': _staging, ...files } = await fileState(media);
  return files;
};
const left = async () => (await readdir(join(platform.kit.dataDir, 'backups/.temporary')).catch(() => [])).toSorted();

describe('media files', () => {
  const always = { '_p_north/': '', '_p_north/img/': '', '_p_north/img/logo.png': "north's" };
  const ownStays = {
    'gone/': '',
    'gone/deep/': '',
    'gone/deep/a.txt': 'a',
    'img/own.png': 'only here',
    'notes.txt': 'top',
  };
  const comes = {
    'docs/': '',
    'docs/deep/': '',
    'docs/deep/b.txt': 'b',
    'empty/': '',
    'img/': '',
    'img/added.png': 'added',
    'img/same.png': 'same',
  };

  it.each([
    {
      rule: 0 as const,
      after: { ...always, ...ownStays, ...comes, 'img/logo.png': 'new logo' },
      counts: { added: 2, changed: 1, same: 1, skipped: 0, deleted: 0 },
    },
    {
      rule: 1 as const,
      after: { ...always, ...ownStays, ...comes, 'img/logo.png': 'old logo' },
      counts: { added: 2, changed: 0, same: 1, skipped: 1, deleted: 0 },
    },
    {
      rule: 2 as const,
      after: { ...always, ...comes, 'img/logo.png': 'new logo' },
      counts: { added: 2, changed: 1, same: 1, skipped: 0, deleted: 3 },
    },
  ])(
    'under rule $rule are as the rule says, byte by byte, and those of other projects as they were',
    async ({ rule, after, counts }) => {
      await writeFiles(media, before);
      await putArchive(platform, 'b1', { fileServer: archived });
      expect(await restore(platform, { choice: { rules: {}, fileServer: rule } })).toEqual([
        { name: 'fileServer', counts },
      ]);
      expect(await visible()).toEqual(after);
      expect(await left()).toEqual([]);
      expect(platform.endedAllFor).toEqual(['restored']);
    },
  );

  it('that came while it was restored are brought along', async () => {
    await writeFiles(media, before);
    await putArchive(platform, 'b1', { fileServer: archived });
    const late = async (step: RestoreStep) => {
      if (step === 'written') await platform.kit.files.write('img/late.png', chunks('late'));
      if (step === 'written') await platform.kit.files.write('img/added.png', chunks('late too'));
    };
    await restore(platform, { choice: { rules: {}, fileServer: 2 }, parts: { atStep: late } });
    expect(await visible()).toMatchObject({ 'img/late.png': 'late', 'img/added.png': 'added' });
  });

  it('in folders that the backup left out stay where all is cleared', async () => {
    await writeFiles(media, before);
    await putArchive(platform, 'b1', { fileServer: archived });
    const keptFoldersOf = async () => ['gone'];
    await restore(platform, { choice: { rules: {}, fileServer: 2 }, parts: { keptFoldersOf } });
    expect(await visible()).toHaveProperty(['gone/deep/a.txt'], 'a');
  });

  it.each(['.hidden', '_p_north/img/x.png', 'img/con.png'])(
    'are refused with a place that no file may have: %s',
    async (path) => {
      await writeFiles(media, before);
      const state = await visible();
      await putArchive(platform, 'b1', { fileServer: { [path]: 'x' } });
      await expect(restore(platform, { choice: { rules: {}, fileServer: 0 } })).rejects.toMatchObject({
        errorName: 'invalidPath',
      });
      expect(await visible()).toEqual(state);
      expect(await left()).toEqual([]);
    },
  );
});

it('plans for files what a restore then does, whatever is there and in the backup', async () => {
  const path = fc
    .array(fc.constantFrom('a', 'b', 'c d'), { minLength: 1, maxLength: 3 })
    .map((names) => names.join('/'));
  const tree = fc.dictionary(path, fc.constantFrom('', 'one', 'two', 'three'), { maxKeys: 6 }).filter(isTree);
  const property = fc.asyncProperty(
    tree,
    tree,
    fc.constantFrom(0 as const, 1 as const, 2 as const),
    async (there, files, rule) => {
      await rm(media, { recursive: true, force: true });
      await writeFiles(media, there);
      await putArchive(platform, 'b1', { fileServer: files });
      const choice = { rules: {}, fileServer: rule };
      const archive = await openArchive({ path: archivePath(platform.kit, { project: 'default', id: 'b1' }) });
      const plan = await planRestore(makeRestoreParts(platform.kit), {
        project: 'default',
        archive,
        choice,
        keptFolders: [],
      })
        .then(({ files: counts }) => counts?.fileServer)
        .catch((error: { errorName: string }) => error.errorName)
        .finally(() => archive.close());
      const done = await restore(platform, { choice })
        .then(([total]) => total?.counts)
        .catch((error: { errorName: string }) => error.errorName);
      expect(done).toEqual(plan);
      const after = Object.fromEntries(Object.entries(await visible()).filter(([name]) => !name.endsWith('/')));
      if (typeof done === 'string') {
        expect(after).toEqual(there);
        return;
      }
      const expected = rule === 0 ? { ...there, ...files } : rule === 1 ? { ...files, ...there } : files;
      // Adding only, a file below or above another has no place and is passed over.
      if (isTree(expected)) expect(after).toEqual(expected);
      expect(done).toMatchObject({
        added: Object.keys(after).filter((name) => !Object.hasOwn(there, name)).length,
        changed: Object.keys(after).filter((name) => Object.hasOwn(there, name) && there[name] !== after[name]).length,
        deleted: Object.keys(there).filter((name) => !Object.hasOwn(after, name)).length,
      });
    },
  );
  await fc.assert(property, { numRuns: 25 });
}, 240_000);

/** No file stands where another needs a folder. */
function isTree(files: Record<string, string>): boolean {
  const paths = Object.keys(files);
  return !paths.some((path) => paths.some((other) => other.startsWith(`${path}/`)));
}

describe('the front-end package', () => {
  it('is served in place of the shipped one as long as the product is the one that made it', async () => {
    const { kit } = platform;
    const shipped = join(kit.dataDir, 'shipped-front-end');
    await writeFiles(shipped, { 'index.html': 'shipped', 'assets/old.js': 'old' });
    await putArchive(platform, 'b1', { html: { 'index.html': 'restored', 'assets/new.js': 'new' } });
    await restore(platform, { choice: { rules: {}, html: 0 } });
    expect(kit.frontEndDir()).toBe(join(kit.dataDir, 'front-end'));
    const { [frontEndMark]: _mark, ...served } = await fileState(kit.frontEndDir());
    expect(served).toEqual({ 'index.html': 'restored', 'assets/': '', 'assets/new.js': 'new', 'assets/old.js': 'old' });
    await restore(platform, { choice: { rules: {}, html: 2 } });
    expect(await fileState(kit.frontEndDir())).not.toHaveProperty(['assets/old.js']);
    expect(await fileState(shipped)).toHaveProperty(['index.html'], 'shipped');
    await putArchive(platform, 'b1', { version: '0.0.9', html: { 'index.html': 'of another version' } });
    await restore(platform, { choice: { rules: {}, html: 2 } });
    expect(kit.frontEndDir()).toBe(shipped);
  });
});

const everything: RestoreChoice = { rules: { dashboard: 2, user: 2, setting: 2, table: 0 }, fileServer: 2, html: 2 };
async function holdEverything() {
  const { kit } = platform;
  await writeFiles(media, before);
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
    fileServer: archived,
    html: { 'index.html': 'restored' },
  });
}
const state = async () => ({
  data: await dataState(platform.kit),
  media: await visible(),
  html: await fileState(platform.kit.frontEndDir()),
});

describe('all or nothing', () => {
  it.each<RestoreStep>(['opened', 'saved', 'dataStaged', 'filesStaged', 'locked', 'applied', 'written'])(
    'leaves everything as it was where it fails when it is %s',
    async (failing) => {
      await holdEverything();
      const was = await state();
      const atStep = (step: RestoreStep) => {
        if (step === failing) throw new Error('struck by lightning');
      };
      await expect(restore(platform, { choice: everything, parts: { atStep } })).rejects.toThrow('struck by lightning');
      expect(await state()).toEqual(was);
      expect(await left()).toEqual([]);
      expect(await openJournals(platform.kit)).toEqual([]);
      expect(platform.endedAllFor).toEqual([]);
    },
  );

  it.each<RestoreStep>(['committed', 'swapping', 'swapped', 'ended', 'checked'])(
    'is finished later where it fails when it is %s',
    async (failing) => {
      await holdEverything();
      const atStep = (step: RestoreStep) => {
        if (step === failing) throw new Error('struck by lightning');
      };
      await expect(restore(platform, { choice: everything, parts: { atStep } })).rejects.toThrow('struck by lightning');
      await finishLeftRestores(makeRestoreParts(platform.kit));
      expect(await openJournals(platform.kit)).toEqual([]);
      const { data, media: files, html } = await state();
      expect(data['document']!.join()).toMatch(/there.*added/);
      expect(data['document']!.join()).not.toContain('only here');
      expect(data['user_secret']).toHaveLength(1);
      expect(data['setting']).toEqual(['default {"name": "There"}']);
      expect(files).toMatchObject({ 'img/logo.png': 'new logo', 'docs/deep/b.txt': 'b' });
      expect(files).not.toHaveProperty(['notes.txt']);
      expect(html).toHaveProperty(['index.html'], 'restored');
      expect(await left()).toEqual([]);
    },
  );

  it('is finished later also where only data were chosen', async () => {
    await holdEverything();
    const atStep = (step: RestoreStep) => {
      if (step === 'committed') throw new Error('struck by lightning');
    };
    await expect(restore(platform, { choice: { rules: { table: 0 } }, parts: { atStep } })).rejects.toThrow(
      'lightning',
    );
    await finishLeftRestores(makeRestoreParts(platform.kit));
    expect(await openJournals(platform.kit)).toEqual([]);
    expect(await left()).toEqual([]);
  });

  it('goes back by itself where the platform is not sound afterwards, with passwords and secrets', async () => {
    await holdEverything();
    const was = await state();
    const checkHealth = async () => ({ reason: 'recordsMissing' as const, params: { module: 'flow', expected: 3 } });
    await expect(restore(platform, { choice: everything, parts: { checkHealth } })).rejects.toMatchObject({
      errorName: 'restoreReturned',
      facts: { detail: 'recordsMissing flow 3', params: { reason: 'recordsMissing' } },
    });
    expect(await state()).toEqual(was);
    expect(await left()).toEqual([]);
    const kept = await platform.kit.pool.query('select from backup_restore_kept');
    expect(kept.rowCount).toBe(0);
  });

  it('keeps the backup that it made before until it has ended, also where others finish it', async () => {
    await holdEverything();
    const store = backupStore(platform.kit, 'default');
    const id = await store.insert({ type: 'import', status: 'ongoing', backupId: 'b1' });
    const steps: RestoreStep[] = [];
    const safety = async () => String((await store.get(id))?.['safetyId']);
    const atStep = async (step: RestoreStep) => {
      if (step !== 'saved' && step !== 'committed') return;
      steps.push(step);
      const deletion = deleteBackup(platform.kit, { project: 'default', id: await safety() });
      await expect(deletion).rejects.toMatchObject({ errorName: 'backupInUse' });
      if (step === 'committed') throw new Error('struck by lightning');
    };
    await expect(restore(platform, { id, choice: everything, parts: { atStep } })).rejects.toThrow('lightning');
    expect(steps).toEqual(['saved', 'committed']);
    await finishLeftRestores(makeRestoreParts(platform.kit));
    await deleteBackup(platform.kit, { project: 'default', id: await safety() });
    expect(await store.get(await safety())).toBeUndefined();
  });

  it('goes back later where that was cut short', async () => {
    await holdEverything();
    const was = await state();
    const parts = {
      checkHealth: async () => ({ reason: 'noSuperUser' as const }),
      atStep: (step: RestoreStep) => {
        if (step === 'returned') throw new Error('struck by lightning');
      },
    };
    await expect(restore(platform, { choice: everything, parts })).rejects.toThrow('struck by lightning');
    await finishLeftRestores(makeRestoreParts(platform.kit));
    expect(await state()).toEqual(was);
    expect(await left()).toEqual([]);
  });

  it('finds by its own check that a restored file is missing', async () => {
    await holdEverything();
    const was = await state();
    const atStep = async (step: RestoreStep) => {
      if (step === 'swapped') await rename(join(media, 'docs'), join(platform.kit.dataDir, 'stolen'));
    };
    await expect(restore(platform, { choice: everything, parts: { atStep } })).rejects.toMatchObject({
      facts: { params: { reason: 'fileMissing', path: 'media/docs/deep/b.txt' } },
    });
    expect(await state()).toEqual(was);
  });

  it('refuses a damaged archive and changes nothing', async () => {
    await holdEverything();
    const was = await state();
    const path = archivePath(platform.kit, { project: 'default', id: 'b1' });
    await truncate(path, 700);
    await expect(restore(platform, { choice: everything })).rejects.toMatchObject({ name: 'ArchiveError' });
    await writeFile(path, 'no archive');
    await expect(restore(platform, { choice: everything })).rejects.toMatchObject({ reason: 'notAnArchive' });
    expect(await state()).toEqual(was);
    expect(await left()).toEqual([]);
  });

  it('stops soon where it is ended by hand, and leaves nothing', async () => {
    await holdEverything();
    const was = await state();
    const controller = new AbortController();
    const atStep = (step: RestoreStep) => {
      if (step === 'dataStaged') controller.abort(new Error('ended by hand'));
    };
    await expect(
      restore(platform, { choice: everything, parts: { atStep }, signal: controller.signal }),
    ).rejects.toThrow('ended by hand');
    expect(await state()).toEqual(was);
    expect(await left()).toEqual([]);
  });

  it('keeps a write that comes meanwhile as one that came afterwards, never half', async () => {
    await holdEverything();
    await mkdir(media, { recursive: true });
    const { kit } = platform;
    let writing: Promise<unknown> | undefined;
    const atStep = (step: RestoreStep) => {
      if (step === 'locked')
        writing = kit.pool.query(`insert into document values ('default', 'dashboard', 'new', '{}', now(), now())`);
    };
    const totals = await restore(platform, { choice: everything, parts: { atStep } });
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

async function* chunks(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}
