/** `npm run bench:restore [-- <megabytes of records> <megabytes of files> <rounds>]`: what each fast path of a restore gains. See ../../README.md. */
import { join } from 'node:path';
import type { Client } from 'pg';
import { withDatabase } from '../../workbench';
import type { Program } from '../../program';
import { ask, logIn, query } from '../../session';
import { settle } from '../measure/settle';
import { taskEnd } from '../measure/task-end';
import { loseFiles, loseRecords } from '../project/disturb-project';
import { insertRecords, writeFiles } from '../project/generate-project';
import { type Comparison, compare } from './compare';
import { whileIndexStays } from './gin-index';
import { type Replica, restoreTimer } from './restore-timer';

const [recordMegabytes = 200, fileMegabytes = 1024, rounds = 7] = process.argv.slice(2).map(Number);
await withDatabase(async ({ dataDir, client, start }) => {
  const replicaOf = ({ url, child }: Program): Replica => ({ url, pid: child.pid ?? 0 });
  const usual = replicaOf(await start());
  // A second replica with the same database and data folder.
  const preloaded = join(import.meta.dirname, 'without-direct-io.mjs');
  const throughCache = replicaOf(await start({ NODE_OPTIONS: `--import ${preloaded}` }));
  console.log(`Making ${recordMegabytes} MB of records and ${fileMegabytes} MB of long files …`);
  const media = join(dataDir, 'media');
  writeFiles(media, { media: fileMegabytes * 2 ** 20, texts: 0, records: 0 });
  await insertRecords(client, 'default', { media: 0, texts: 0, records: recordMegabytes * 2 ** 20 });
  await settle(client);
  const ofRecords = { item: { mongodb: true }, moduleRules: { table_record: 0 } };
  const ofFiles = { item: { fileServer: true } };
  const records = await restoreTimer(client, { ...ofRecords, id: await backUp(client, usual, ofRecords) });
  const files = await restoreTimer(client, { ...ofFiles, id: await backUp(client, usual, ofFiles) });
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
});

async function backUp(client: Client, { url }: Replica, content: object): Promise<string> {
  const { id } = await ask<{ id: string }>(
    await logIn(url),
    `core/backup/export?${query({ name: 'bench', ...content })}`,
  );
  await taskEnd(client, id);
  return id;
}
