import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openArchive, verifyArchive } from '@signalbox/archive';
import { rounds as roundsOf } from '@signalbox/archive/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { archivesFolder } from '@signalbox/platform-kit/archive-files';
import { archivePath } from '../testing/archive-path';
import { isInFolder } from '../testing/stored-archives';
import { addDocuments, dataState, fileState, writeFiles } from '@signalbox/project-data/testing';
import { type BackupPlatform, createBackupPlatform } from '../testing/backup-platform';
import { killMoment, recover, type Replicas } from '@signalbox/platform-kit/testing/jobs';
import { buildBackupReplicas, type ReplicaWork } from '../testing/replica-work';
import type { BackupInput } from './write-backup';

const rounds = roundsOf({ sample: 3, all: 30 });
const input: BackupInput = {
  project: 'default',
  name: 'Nightly',
  item: { fileServer: true, html: true, mongodb: true },
  modules: ['table_data', 'theme'],
  excludedDirs: [],
  origin: 'manual',
  creator: 'ada',
};
const work = { kind: 'backup' as const, input };
const steps = ['started', 'recorded', 'dataRead', 'archived', 'ran'];
let platform: BackupPlatform;
let replicas: Replicas<ReplicaWork>;
beforeAll(async () => {
  replicas = await buildBackupReplicas();
  platform = await createBackupPlatform();
  const { kit } = platform;
  await addDocuments(kit, { collection: 'table_data', count: 3_000, bytes: 1_000 });
  await addDocuments(kit, { collection: 'theme', count: 10 });
  const small = Array.from({ length: 100 }, (_, n) => [`dir${n % 7}/${n}.txt`, `${n} `.repeat(5_000)] as const);
  await writeFiles(join(kit.dataDir, 'media'), Object.fromEntries(small));
  await platform.writeMedia('film.mp4', randomBytes(12 * 2 ** 20));
  await writeFiles(kit.frontEndDir(), { 'index.html': '<!doctype html>' });
});
afterAll(async () => {
  await platform.close();
  await replicas.remove();
});

const state = async () => ({
  data: await dataState(platform.kit),
  media: await fileState(join(platform.kit.dataDir, 'media')),
});

/** Status by id of the documents in `collection`. */
async function statuses(collection: 'backup' | 'taskmanager'): Promise<Record<string, string>> {
  const { rows } = await platform.kit.pool.query<{ id: string; status: string }>(
    `select id, body ->> 'status' as status from document where collection = $1`,
    [collection],
  );
  return Object.fromEntries(rows.map(({ id, status }) => [id, status]));
}

/** Deletes all but one backup. */
async function forgetAllBut(kept: string) {
  await platform.kit.pool.query(`delete from document where collection in ('backup', 'taskmanager') and id <> $1`, [
    kept,
  ]);
  for (const name of await platform.filesLeft())
    if (name !== `${kept}.zip`) await rm(join(archivesFolder(platform.kit), 'default', name));
}

/** The content of an archive. Throws when it is incomplete. */
async function contentOf(id: string) {
  const path = archivePath(platform.kit, { project: 'default', id });
  await verifyArchive({ path });
  const archive = await openArchive({ path });
  const modules = archive.manifest.modules.map(({ name, records }) => ({ name, records }));
  const content = { modules, entries: archive.list().length };
  await archive.close();
  return content;
}
const everything = {
  modules: [
    { name: 'table_data', records: 3_000 },
    { name: 'theme', records: 10 },
  ],
  entries: 2 + 101 + 1,
};

// `killed-with-bucket.test.ts` has a bucket.
it.runIf(isInFolder)(
  `leaves a complete backup or none after each of ${rounds} kills at any moment, once another replica has recovered it`,
  async () => {
    const { kit } = platform;
    const was = await state();
    const uninterrupted = await replicas.run(kit, work);
    expect(uninterrupted.steps).toEqual(expect.arrayContaining([...steps, 'done']));
    const [kept = ''] = Object.keys(await statuses('backup'));
    expect(await contentOf(kept)).toEqual(everything);
    const outcomes = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      await forgetAllBut(kept);
      const run = await replicas.run(kit, work, killMoment({ round, rounds, steps, uninterrupted }));
      await recover(kit);
      const { [kept]: _done, ...tasks } = await statuses('taskmanager');
      const [[id, task] = [], ...others] = Object.entries(tasks);
      expect(others).toEqual([]);
      const { [kept]: stillThere, ...records } = await statuses('backup');
      expect(stillThere).toBe('succeed');
      const isMade = task === 'finish';
      if (run.steps.includes('archived')) expect(isMade, run.steps.at(-1)).toBe(true);
      // Killed before its record was written, it has none.
      expect([{ [String(id)]: isMade ? 'succeed' : 'fail' }, ...(isMade ? [] : [{}])]).toContainEqual(records);
      if (isMade) expect(await contentOf(String(id))).toEqual(everything);
      expect((await platform.filesLeft()).toSorted()).toEqual(
        [kept, ...(isMade ? [id] : [])].map((each) => `${each}.zip`).toSorted(),
      );
      outcomes.add(isMade ? 'made' : 'none');
    }
    // Steps early and late are among the moments, so both were seen.
    expect(outcomes).toEqual(new Set(['made', 'none']));
    expect(await contentOf(kept)).toEqual(everything);
    expect(await state()).toEqual(was);
  },
  300_000,
);
