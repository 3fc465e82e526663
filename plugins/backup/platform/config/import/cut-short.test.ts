import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFormCatalog } from '@signalbox/platform-kit';
import type { TestPlatform } from '@signalbox/platform-kit/testing';
import { forms, groups } from '@signalbox/schemas';
import { compiledForms } from '@signalbox/schemas/validators/all';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryPath } from '../../archives/archive-files';
import { dataState, fileState } from '../../restore/testing/platform-state';
import { exportProject, putDocument, transferPlatform } from '../testing/transfer';
import { recoverTransfers } from './finish-import';
import { type ImportStep, runImport } from './run-import';

let platform: TestPlatform;
let archive: string;
const catalog = createFormCatalog({ forms, groups, compiled: compiledForms });

beforeAll(async () => {
  platform = await transferPlatform();
  const source = await transferPlatform();
  await putDocument(source, { collection: 'dashboard', id: 'a', body: { name: 'New' } });
  await source.kit.files.write('pictures/a.txt', bytes('new'));
  archive = join(platform.kit.dataDir, 'archive.tar.gz');
  await writeFile(archive, (await exportProject(source)).rawPayload);
  await source.close();
  await putDocument(platform, { collection: 'dashboard', id: 'a', body: { name: 'Old' } });
  await platform.kit.files.write('pictures/a.txt', bytes('old'));
  await platform.kit.files.write('pictures/b.txt', bytes('mine'));
});
afterAll(() => platform.close());

async function* bytes(text: string) {
  yield Buffer.from(text);
}

async function state() {
  return { data: await dataState(platform.kit), media: await fileState(join(platform.kit.dataDir, 'media')) };
}

/** Imports over everything, and comes to an end where it takes `step`, as if its process had. */
function importUntil(step: ImportStep, id: string) {
  const parts = {
    kit: platform.kit,
    catalog,
    atStep: (reached: ImportStep) => {
      if (reached === step) throw new Error('cut short');
    },
  };
  const wish = { project: 'default', path: archive, code: undefined, parts: undefined, rule: 0 as const, userId: null };
  const { signal } = new AbortController();
  const context = {
    id,
    signal,
    progress: () => undefined,
    passPointOfNoReturn: () => undefined,
    letOthersRun: async () => undefined,
  };
  return runImport(parts, wish, context);
}

test.each(['unpacked', 'staged', 'applied'] as const)(
  'leaves everything as it was where it fails when %s',
  async (step) => {
    const before = await state();
    await expect(importUntil(step, `0${step}`)).rejects.toThrow('cut short');
    expect(await state()).toEqual(before);
    expect(existsSync(temporaryPath(platform.kit, `0${step}`))).toBe(false);
  },
);

test('is finished by whoever recovers it once it is committed, and only once', async () => {
  await expect(importUntil('committed', 'c1')).rejects.toThrow('cut short');
  expect(await fileState(join(platform.kit.dataDir, 'media'))).toMatchObject({ 'pictures/a.txt': 'old' });
  const recover = recoverTransfers(platform.kit);
  const task = { id: 'c1', project: 'default', mark: 'configImport' as const, name: '' };
  expect(await recover(task)).toEqual({ status: 'finish' });
  expect(await recover(task)).toBeUndefined();
  expect(await state()).toMatchObject({ media: { 'pictures/a.txt': 'new', 'pictures/b.txt': 'mine' } });
  expect((await state()).data['document']?.join('\n')).toContain(`""New""`);
  expect(existsSync(temporaryPath(platform.kit, 'c1'))).toBe(false);
});
