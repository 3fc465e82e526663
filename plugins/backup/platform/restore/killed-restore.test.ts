import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPlatform } from '@signalbox/platform-kit/testing';
import { aRecord } from '../testing/an-archive';
import { expectAllOrNothing } from '../testing/all-or-nothing';
import { buildReplicas, type ReplicaRun, type Replicas } from '../testing/kill-replica';
import { openJournals } from './journal';
import type { RestoreChoice } from './restore-parts';
import { dataState, fileState, insertAdministrator, insertDocuments, writeFiles } from './testing/platform-state';
import { putArchive, restorePlatform } from './testing/restore-bench';

const rounds = 30;
const choice: RestoreChoice = { rules: { dashboard: 2, user: 2, setting: 2 }, fileServer: 2, html: 0 };
let platform: TestPlatform;
let replicas: Replicas;
let media: string;
beforeAll(async () => {
  replicas = await buildReplicas();
  platform = await restorePlatform();
  media = join(platform.kit.dataDir, 'media');
});
afterAll(async () => {
  await platform.close();
  await replicas.remove();
});

async function reset() {
  const { kit } = platform;
  for (const table of ['document', 'setting', 'setting_secret', 'setting_change', 'user_secret'])
    await kit.pool.query(`delete from ${table}`);
  for (const folder of ['media', 'front-end', 'shipped-front-end', 'backups'])
    await rm(join(kit.dataDir, folder), { recursive: true, force: true });
  await insertAdministrator(kit);
  const many = Array.from({ length: 200 }, (_, index) => index);
  await insertDocuments(kit, 'dashboard', Object.fromEntries(many.map((n) => [`old${n}`, { n }])));
  await kit.pool.query(`insert into setting values ('default', 3, '{"name": "Here"}')`);
  await writeFiles(media, Object.fromEntries(many.map((n) => [`dir${n % 7}/old${n}.txt`, `old ${n}`])));
  await writeFiles(join(kit.dataDir, 'shipped-front-end'), { 'index.html': 'shipped' });
  await putArchive(platform, 'b1', {
    modules: {
      dashboard: many.map((n) => aRecord(`new${n}`, { n })),
      user: [aRecord('admin', { username: 'root', isSuper: true })],
      setting: [{ id: 'setting', body: { name: 'There' } }],
    },
    fileServer: Object.fromEntries(many.map((n) => [`dir${n % 9}/new${n}.txt`, `new ${n}`])),
    html: { 'index.html': 'restored' },
  });
  await kit.pool.query(`insert into document (project, collection, id, body) values ('default', 'backup', 'b1', $1)`, [
    JSON.stringify({ name: 'Nightly', type: 'export', status: 'succeed', size: 1, bytes: 1, excludedDirs: [] }),
  ]);
}

async function state() {
  const { '.staging/': _staging, ...files } = await fileState(media);
  return JSON.stringify({
    data: await dataState(platform.kit),
    files,
    html: await fileState(platform.kit.frontEndDir()),
  });
}

const work = { kind: 'restore' as const, backupId: 'b1', choice };
const steps = [
  'begun',
  'opened',
  'saved',
  'dataStaged',
  'filesStaged',
  'locked',
  'applied',
  'written',
  'committed',
  'swapping',
  'swapped',
  'ended',
  'checked',
  'ran',
];

it(`is as it was or as it should be after each of ${rounds} kills at any moment, once another replica has looked`, async () => {
  const { kit } = platform;
  const check = async ({ steps: told }: ReplicaRun, { isDone }: { isDone: boolean }) => {
    expect(await openJournals(kit)).toEqual([]);
    const { rows } = await kit.pool.query<{ status: string }>(
      `select body ->> 'status' as status from document where collection = 'backup' and body @> '{"type": "import"}'`,
    );
    // Killed at the very beginning, it has none yet.
    if (told.includes('opened') || rows.length > 0) expect(rows).toEqual([{ status: isDone ? 'succeed' : 'fail' }]);
  };
  await expectAllOrNothing({ replicas, kit, work, rounds, steps, reset, state, check });
}, 300_000);
