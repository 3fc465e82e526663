/** `npm run bench:backup [-- <megabytes> …]`: backup and restore of a generated project beside zip and unzip. See ../README.md. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { median } from '../median';
import { type Workbench, withDatabase } from '../workbench';
import type { Program } from '../program';
import { ask, logIn, query } from '../session';
import { settle } from './measure/settle';
import { taskEnd } from './measure/task-end';
import { watch } from './measure/watch';
import { timed } from './measure/zip-tools';
import { change, lose, recordsFingerprint, requireIntact } from './project/disturb-project';
import { insertRecords, shapeOf, writeFiles } from './project/generate-project';
import { type BackupReport, print } from './report/table';

const content = { item: { fileServer: true, mongodb: true }, moduleRules: { table_record: 0 } };
const given = process.argv.slice(2).map(Number);
let areMet = true;
for (const megabytes of given.length > 0 ? given : [1024]) {
  const isMet = print(await withDatabase((bench) => measure(megabytes, bench)));
  areMet &&= isMet;
}
process.exit(areMet ? 0 : 1);

async function measure(megabytes: number, { folder, dataDir, client, start }: Workbench): Promise<BackupReport> {
  const program = await start();
  console.log(`Making a project of ${megabytes} MB …`);
  const shape = shapeOf(megabytes);
  const media = join(dataDir, 'media');
  writeFiles(media, shape);
  await insertRecords(client, 'default', shape);
  await settle(client);
  const fingerprint = await recordsFingerprint(client);

  const session = await logIn(program.url);
  await ask(session, 'core/setting');
  const idleBytes = program.memory();

  console.log('Backup …');
  const backup = await watch({ memory: program.memory, session }, async () => {
    const { id } = await ask<{ id: string }>(session, `core/backup/export?${query({ name: 'bench', ...content })}`);
    await taskEnd(client, id);
    return id;
  });

  console.log('zip and unzip of the same tree …');
  const tree = join(folder, 'tree');
  mkdirSync(tree);
  await timed('unzip', ['-q', join(dataDir, 'backups', 'default', `${backup.result}.zip`), '-d', tree], folder);
  await settle(client);
  const zipSeconds = await timed('zip', ['-q', '-r', join(folder, 'peer.zip'), '.'], tree);

  const unzips: number[] = [];
  const restored = async () => {
    unzips.push(await timeOfUnzip(folder, client));
    const watched = await restore({ program, client, id: backup.result });
    await requireIntact(client, { fingerprint, media, tree: join(tree, 'fileServer') });
    return watched;
  };
  console.log('Restore after a loss …');
  await lose(client, media);
  const ofLost = await restored();
  console.log('Restore over identical content …');
  const overSame = await restored();
  console.log('Restore over changes …');
  await change(client, media);
  const restores = { ofLost, overSame, overChanged: await restored() };
  return { megabytes, idleBytes, zipSeconds, unzipSeconds: median(unzips), backup, restores };
}

async function timeOfUnzip(folder: string, client: Client): Promise<number> {
  const unzipped = join(folder, 'unzipped');
  await settle(client);
  const seconds = await timed('unzip', ['-q', join(folder, 'peer.zip'), '-d', unzipped], folder);
  rmSync(unzipped, { recursive: true });
  return seconds;
}

async function restore({ program, client, id }: { program: Program; client: Client; id: string }) {
  const session = await logIn(program.url);
  await settle(client);
  return watch({ memory: program.memory }, async () => {
    const choice = query({ id, name: 'bench', ...content });
    const job = await ask<{ id: string }>(session, `core/backup/import?${choice}`);
    await taskEnd(client, job.id);
  });
}
