import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newObjectId } from '@signalbox/platform-kit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '@signalbox/platform-kit/archive-files';
import { addDocuments, dataState, mediaState } from '@signalbox/project-data/testing';
import { type TransferPlatform, transferPlatform } from './testing/transfer';
import type { ImportStep } from './import/import-context';
import { runImport } from './import/run-import';
import { anExportOfNewFiles, catalog, writeOldFiles } from './testing/import-bench';
import { aViewer } from '@signalbox/platform-kit/testing';

let platform: TransferPlatform;
beforeEach(async () => {
  platform = await transferPlatform();
});
afterEach(() => platform.close());

const left = () => readdir(temporaryFolder(platform.kit));
const stop = (id: string) => platform.send('PATCH', `taskmanager/${id}`, { status: 'pause' });
const state = async () => {
  const { document = [], ...others } = await dataState(platform.kit);
  const documents = document.filter((row) => !row.includes(',taskmanager,'));
  return { ...others, documents, media: await mediaState(platform.kit) };
};

it.each<ImportStep>(['extracted', 'staged'])('an import that is ended once it is %s changes nothing', async (step) => {
  const { kit } = platform;
  await writeOldFiles(platform);
  const path = join(kit.dataDir, 'archive.tar.gz');
  await writeFile(path, await anExportOfNewFiles());
  const before = await state();
  const id = newObjectId(kit.clock.now());
  let signal: AbortSignal | undefined;
  const atStep = async (reached: ImportStep) => {
    if (reached !== step) return;
    expect((await stop(id)).status).toBe(200);
    // The request reaches the replica of the job over the database.
    await vi.waitFor(() => expect(signal?.aborted).toBe(true));
  };
  const { done } = await kit.jobs.start({
    id,
    kind: 'configImport',
    target: { project: 'default', name: 'archive.tar.gz' },
    creator: 'ada',
    run(context) {
      ({ signal } = context);
      const input = {
        project: 'default',
        path,
        password: undefined,
        parts: undefined,
        rule: 0 as const,
        viewer: aViewer(),
      };
      return runImport({ kit, catalog, atStep }, input, context);
    },
  });
  await expect(done).rejects.toThrow(/aborted|was aborted/);
  expect(await platform.task(id)).toMatchObject({ status: 'pause', content: '' });
  expect(await state()).toEqual(before);
  expect(await left()).toEqual([]);
});

it('a stopped export sends nothing, and leaves no incomplete file', async () => {
  const { kit } = platform;
  const id = newObjectId(kit.clock.now());
  // Compressing these takes seconds.
  await addDocuments(kit, { collection: 'theme', count: 100_000, bytes: 1_000 });
  const answer = platform.send('POST', 'configDb/download', { id, collections: ['theme'] });
  await vi.waitFor(async () => expect(await platform.task(id)).toMatchObject({ status: 'ongoing' }), 20_000);
  expect((await stop(id)).status).toBe(200);
  expect((await answer).body).toMatchObject({ code: 100_060_021 });
  expect(await platform.task(id)).toMatchObject({ status: 'pause' });
  expect(await left()).toEqual([]);
  expect((await platform.send('POST', 'configDb/download', { collections: ['model'] })).status).toBe(200);
});
