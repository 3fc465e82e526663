import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rounds as roundsOf } from '@signalbox/archive/testing';
import type { TestPlatform } from '@signalbox/platform-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataState, fileState, insertDocuments, writeFiles } from '@signalbox/project-data/testing';
import { expectAllOrNothing, type Replicas } from '@signalbox/platform-kit/testing/jobs';
import { buildImportReplicas, type ReplicaWork } from '../testing/replica-work';
import { exportProject, transferPlatform } from '../testing/transfer';
import { openImports } from './journal/import-journal';

/** By rule. */
const rounds = roundsOf({ sample: 4, all: 15 });
const steps = ['started', 'extracted', 'staged', 'applied', 'committed', 'swapping', 'swapped', 'ran'];
let platform: TestPlatform;
let replicas: Replicas<ReplicaWork>;
let path: string;
beforeAll(async () => {
  replicas = await buildImportReplicas();
  platform = await transferPlatform();
  const source = await transferPlatform();
  await fill(source, 'new');
  path = join(platform.kit.dataDir, 'archive.tar.gz');
  const { rawPayload, statusCode } = await exportProject(source);
  if (statusCode !== 200) throw new Error(rawPayload.toString());
  await writeFile(path, rawPayload);
  await source.close();
});
afterAll(async () => {
  await platform.close();
  await replicas.remove();
});

const many = Array.from({ length: 150 }, (_, index) => index);

/** Documents, media and alarm types. Every third exists under the same name. */
async function fill({ kit }: TestPlatform, text: string) {
  const nameOf = (n: number) => (n % 3 === 0 ? `both${n}` : `${text}${n}`);
  for (const collection of ['dashboard', 'model'])
    await insertDocuments(kit, collection, Object.fromEntries(many.map((n) => [nameOf(n), { name: `${text} ${n}` }])));
  const files = many.map((n) => [`dir${n % 7}/${nameOf(n)}.txt`, `${text} ${n} `.repeat(2_000)] as const);
  await writeFiles(join(kit.dataDir, 'media'), Object.fromEntries(files));
  const alarmTypes = many.slice(0, 9).map((n) => ({ id: nameOf(n), title: `${text} ${n}` }));
  await kit.pool.query(`insert into setting values ('default', 1, $1)`, [{ alarmTypes }]);
}

async function reset() {
  const { kit } = platform;
  for (const table of ['document', 'setting', 'setting_change']) await kit.pool.query(`delete from ${table}`);
  await rm(join(kit.dataDir, 'media'), { recursive: true, force: true });
  await fill(platform, 'old');
}

async function state() {
  const { '.staging/': _staging, ...media } = await fileState(join(platform.kit.dataDir, 'media'));
  return JSON.stringify({ data: await dataState(platform.kit), media });
}

it.each([
  ['merges', 1],
  ['overwrites', 0],
] as const)(
  '%s all or nothing, at whichever moment it is killed, once another replica has recovered it',
  async (_, rule) => {
    const { kit } = platform;
    const work = { path, rule };
    const check = async (_run: unknown, { isDone }: { isDone: boolean }) => {
      expect(await openImports(kit)).toEqual([]);
      const { rows } = await kit.pool.query<{ status: string }>(
        `select body ->> 'status' as status from document where collection = 'taskmanager'`,
      );
      expect(rows).toEqual([{ status: isDone ? 'finish' : 'fail' }]);
    };
    await expectAllOrNothing({ replicas, kit, work, rounds, steps, reset, state, check });
  },
  300_000,
);
