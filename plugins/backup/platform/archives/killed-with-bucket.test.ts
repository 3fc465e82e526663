import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rounds as roundsOf } from '@signalbox/archive/testing';
import { killMoment, recover, type Replicas } from '@signalbox/platform-kit/testing/jobs';
import { addDocuments, dataState, insertAdministrator } from '@signalbox/project-data/testing';
import { type S3Server, startS3Server } from '@signalbox/simulators';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { archiveAddress, borrowArchive } from './archive-files';
import { manifestOf } from './manifest-of';
import { type BackupPlatform, createBackupPlatform } from '../testing/backup-platform';
import { buildBackupReplicas, type ReplicaWork } from '../testing/replica-work';
import { openJournals } from '../restore/journal/journal';

const rounds = roundsOf({ sample: 3, all: 30 });
const backup = {
  kind: 'backup' as const,
  input: {
    project: 'default',
    name: 'Nightly',
    item: { mongodb: true },
    modules: ['table_data'],
    excludedDirs: [],
    origin: 'manual' as const,
    creator: 'ada',
  },
};
let server: S3Server;
let platform: BackupPlatform;
/** Its replicas have a folder of their own: only the database and the bucket are shared. */
let apart: Replicas<ReplicaWork>;
let together: Replicas<ReplicaWork>;
let dataDir: string;

beforeAll(async () => {
  server = await startS3Server();
  const bucket = { ...server.account, prefix: 'plant/', copiesBytes: 2 ** 30 };
  dataDir = await mkdtemp(join(tmpdir(), 'signalbox-apart-'));
  apart = await buildBackupReplicas({ bucket, dataDir });
  together = await buildBackupReplicas({ bucket });
  platform = await createBackupPlatform({ bucket });
  await insertAdministrator(platform.kit);
  await addDocuments(platform.kit, { collection: 'table_data', count: 3_000, bytes: 4_000 });
});
afterAll(async () => {
  await platform.close();
  await apart.remove();
  await together.remove();
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function statuses(type: 'export' | 'import'): Promise<Record<string, string>> {
  const { rows } = await platform.kit.pool.query<{ id: string; status: string }>(
    `select id, body ->> 'status' as status from document where collection = 'backup' and body ->> 'type' = $1`,
    [type],
  );
  return Object.fromEntries(rows.map(({ id, status }) => [id, status]));
}

async function stored(): Promise<string[]> {
  const ids = [];
  for await (const { key } of platform.kit.archives.list('')) ids.push(String(archiveAddress(key)?.id));
  return ids;
}

it(`has an intact archive for each backup that succeeded, and none for others, after each of ${rounds} kills`, async () => {
  const { kit } = platform;
  const steps = ['started', 'recorded', 'dataRead', 'archived', 'ran'];
  const uninterrupted = await apart.run(kit, backup);
  for (let round = 0; round < rounds; round += 1) {
    await apart.run(kit, backup, killMoment({ round, rounds, steps, uninterrupted }));
    await recover(kit);
  }
  const made = Object.entries(await statuses('export')).filter(([, status]) => status === 'succeed');
  expect((await stored()).toSorted()).toEqual(made.map(([id]) => id).toSorted());
  for (const [id] of made) {
    const { path, release } = await borrowArchive(kit, { project: 'default', id });
    expect((await manifestOf(path)).modules).toMatchObject([{ name: 'table_data', records: 3_000 }]);
    await release();
  }
  expect(Object.values(await statuses('export'))).not.toContain('ongoing');
}, 300_000);

it(`is as it was or as it should be after a restore was killed, ${rounds} times`, async () => {
  const { kit } = platform;
  const was = await dataState(kit);
  const id = (await stored())[0]!;
  const restore = { kind: 'restore' as const, backupId: id, choice: { rules: { table_data: 2 as const } } };
  const change = `update document set body = body || '{"n": "changed"}' where collection = 'table_data'`;
  const steps = ['started', 'opened', 'saved', 'dataStaged', 'locked', 'applied', 'written', 'committed', 'ran'];
  await kit.pool.query(change);
  const changed = await dataState(kit);
  const uninterrupted = await together.run(kit, restore);
  expect(rowsOf(await dataState(kit))).toEqual(rowsOf(was));
  for (let round = 0; round < rounds; round += 1) {
    await kit.pool.query(change);
    await together.run(kit, restore, killMoment({ round, rounds, steps, uninterrupted }));
    await recover(kit);
    expect([rowsOf(was), rowsOf(changed)]).toContainEqual(rowsOf(await dataState(kit)));
    expect(await openJournals(kit)).toEqual([]);
  }
  expect(Object.values(await statuses('import'))).not.toContain('ongoing');
}, 300_000);

function rowsOf({ document = [] }: Record<string, string[]>): string[] {
  return document.filter((line) => line.includes(',table_data,')).toSorted();
}
