import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { rounds as roundsOf } from '@signalbox/archive/testing';
import { startTestBucket, type TestBucket } from '@signalbox/platform-kit/testing';
import { expectAllOrNothing, type Replicas } from '@signalbox/platform-kit/testing/jobs';
import { dataState, insertAdministrator, writeFiles } from '@signalbox/project-data/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BackupPlatform, createBackupPlatform } from '../../testing/backup-platform';
import { keepPlatform, type KeptPlatform } from '../../testing/kept-platform';
import { buildBackupReplicas, type ReplicaWork } from '../../testing/replica-work';
import { openJournals } from '../journal/journal';

const names = Array.from({ length: 40 }, (_, index) => index);
const rounds = roundsOf({ sample: 3, all: 40 });
let store: TestBucket;
let platform: BackupPlatform;
let replicas: Replicas<ReplicaWork>;
let kept: KeptPlatform;
let backupId: string;

/** Replaces all media: 0 to 39 in seven folders, or 20 to 59. */
async function writeMedia(content: string, shift: number): Promise<void> {
  const { fileTree } = platform.kit;
  for (const { name } of await fileTree.entries('media')) await fileTree.remove(`media/${name}`);
  for (const name of names) {
    await fileTree.makeDirectory(`media/dir${name % 7}`);
    await fileTree.write(`media/dir${name % 7}/${name + shift}.txt`, `${content} ${name}`);
  }
}

const theme = (name: string) =>
  platform.kit.pool.query(
    `insert into document (project, collection, id, body) values ('default', 'theme', 'sea', jsonb_build_object('name', $1::text))
     on conflict (project, collection, id) do update set body = excluded.body`,
    [name],
  );

beforeAll(async () => {
  store = await startTestBucket();
  replicas = await buildBackupReplicas({ bucket: store.bucket });
  platform = await createBackupPlatform({ bucket: store.bucket });
  const { kit } = platform;
  await insertAdministrator(kit);
  await theme('there');
  await writeMedia('there', 0);
  await writeFiles(join(kit.dataDir, 'shipped-front-end'), { 'index.html': 'there' });
  const item = { fileServer: true, html: true, mongodb: true };
  backupId = String((await platform.backUp({ name: 'All', item, moduleRules: { theme: 0 } }))['id']);
  await theme('here');
  await writeMedia('here', 20);
  const tables = ['document', 'setting', 'setting_secret', 'setting_change', 'user_secret'];
  kept = await keepPlatform(kit, tables);
  for (const table of treeTables) await kit.pool.query(`create table kept_${table} as table ${table}`);
});
afterAll(async () => {
  await kept.remove();
  await platform.close();
  await replicas.remove();
  await store.close();
});

/** No object is removed within a day, so the names alone bring the files back. */
async function bringBack(): Promise<void> {
  await kept.bringBack();
  const inserts = treeTables.map((table) => `insert into ${table} overriding system value table kept_${table}`);
  await platform.kit.pool.query(`truncate ${treeTables.join(', ')}; ${inserts.join('; ')}`);
}
const treeTables = ['file_content', 'file_node'];

/** Contents of all files at a path of the tree. Directories end in `/`. */
async function filesOf(path: string): Promise<Record<string, string>> {
  const { fileTree } = platform.kit;
  const found: Record<string, string> = {};
  if (!(await fileTree.stat(path))) return found;
  for (const { name, kind } of await fileTree.entries(path)) {
    const below = `${path}/${name}`;
    if (kind === 'directory') Object.assign(found, { [`${below}/`]: '' }, await filesOf(below));
    else found[below] = await text((await fileTree.read(below))!.content);
  }
  return found;
}

async function state(): Promise<string> {
  const files = Object.entries({ ...(await filesOf('media')), ...(await filesOf('front-end')) });
  return JSON.stringify([await dataState(platform.kit), files.toSorted(([one], [other]) => (one < other ? -1 : 1))]);
}

const steps = ['started', 'opened', 'saved', 'dataStaged', 'filesStaged', 'locked', 'applied', 'written', 'committed'];

it.each([
  { what: 'as it was or as it should be', isUnhealthy: false },
  { what: 'as it was, where the restore is rolled back', isUnhealthy: true },
])(
  'media in a bucket are, after each kill of a restore, $what',
  async ({ isUnhealthy }) => {
    const { kit } = platform;
    const choice = { rules: { theme: 2 as const }, fileServer: 2 as const, html: 2 as const };
    const work = { kind: 'restore' as const, backupId, choice };
    const end = isUnhealthy ? ['returned'] : ['swapped', 'checked', 'ended', 'ran'];
    const check = async () => {
      expect(await openJournals(kit)).toEqual([]);
      const left = Object.keys(await filesOf('backups'));
      expect(left.filter((path) => path !== 'backups/.temporary/')).toEqual([]);
    };
    await expectAllOrNothing({
      replicas,
      kit,
      work,
      ...(isUnhealthy ? { returning: { ...work, isUnhealthy } } : {}),
      rounds,
      steps: [...steps, 'swapping', ...end],
      reset: bringBack,
      state,
      check,
    });
  },
  1_200_000,
);
