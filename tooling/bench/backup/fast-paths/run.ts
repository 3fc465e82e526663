/** `npm run bench:restore [-- <megabytes of records> <megabytes of files> <rounds>]`: what each fast path of a restore gains. See ../../README.md. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@signalbox/platform-kit/postgres';
import { Client } from 'pg';
import { type Program, startProgram } from '../measure/program';
import { ask, logIn, query } from '../measure/session';
import { settle } from '../measure/settle';
import { taskEnd } from '../measure/task-end';
import { loseFiles, loseRecords } from '../project/disturb-project';
import { insertRecords, writeFiles } from '../project/generate-project';
import { type Comparison, compare } from './compare';
import { whileIndexStays } from './gin-index';
import { type Replica, restoreTimer } from './restore-timer';

const [recordMegabytes = 200, fileMegabytes = 1024, rounds = 7] = process.argv.slice(2).map(Number);
const folder = mkdtempSync(join(tmpdir(), 'signalbox-bench-'));
const dataDir = join(folder, 'data');
mkdirSync(dataDir, { mode: 0o711 });
const postgres = await startPostgres({ dataDir: folder });
const programs: Program[] = [];
const client = new Client({ connectionString: postgres.url });
try {
  await client.connect();
  await measure({
    usual: await start(),
    // A second replica with the same database and data folder.
    throughCache: await start({ NODE_OPTIONS: `--import ${join(import.meta.dirname, 'without-direct-io.mjs')}` }),
  });
} finally {
  await client.end();
  for (const program of programs) await program.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true });
}

async function start(options?: Record<string, string>): Promise<Replica> {
  const program = await startProgram({ DATA_DIR: dataDir, DATABASE_URL: postgres.url, ...options });
  programs.push(program);
  return { url: program.url, pid: program.child.pid ?? 0 };
}

async function measure({ usual, throughCache }: { usual: Replica; throughCache: Replica }): Promise<void> {
  console.log(`Making ${recordMegabytes} MB of records and ${fileMegabytes} MB of long files …`);
  const media = join(dataDir, 'media');
  writeFiles(media, { media: fileMegabytes * 2 ** 20, texts: 0, records: 0 });
  await insertRecords(client, 'default', { media: 0, texts: 0, records: recordMegabytes * 2 ** 20 });
  await settle(client);
  const ofRecords = { item: { mongodb: true }, moduleRules: { table_record: 0 } };
  const ofFiles = { item: { fileServer: true } };
  const records = await restoreTimer(client, { ...ofRecords, id: await backUp(usual, ofRecords) });
  const files = await restoreTimer(client, { ...ofFiles, id: await backUp(usual, ofFiles) });
  const comparisons: Comparison[] = [
    {
      title: 'records: the index is dropped, or stays',
      lose: () => loseRecords(client),
      withPath: () => records(usual),
      withoutPath: () => whileIndexStays(client, () => records(usual)),
    },
    {
      title: 'long files: direct I/O, or through the cache',
      lose: async () => loseFiles(media),
      withPath: () => files(usual),
      withoutPath: () => files(throughCache),
    },
  ];
  for (const comparison of comparisons) await compare(comparison, rounds);
}

async function backUp({ url }: Replica, content: object): Promise<string> {
  const { id } = await ask<{ id: string }>(
    await logIn(url),
    `core/backup/export?${query({ name: 'bench', ...content })}`,
  );
  await taskEnd(client, id);
  return id;
}
