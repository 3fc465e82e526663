import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestPlatform } from '@signalbox/platform-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryPath } from '@signalbox/platform-kit/archive-files';
import { dataState, fileState, writeFiles } from '@signalbox/project-data/testing';
import { anExport, importUntil } from '../testing/import-bench';
import { putDocument, transferPlatform } from '../testing/transfer';
import { recoverTransfers } from '../recover-transfers';

let platform: TestPlatform;
let archive: Buffer;

beforeAll(async () => {
  platform = await transferPlatform();
  archive = await anExport({ 'pictures/a.txt': 'new' });
  await putDocument(platform, { collection: 'dashboard', id: 'a', body: { name: 'Old' } });
  await writeFiles(join(platform.kit.dataDir, 'media'), { 'pictures/a.txt': 'old', 'pictures/b.txt': 'mine' });
});
afterAll(() => platform.close());

async function state() {
  return { data: await dataState(platform.kit), media: await fileState(join(platform.kit.dataDir, 'media')) };
}

test.each(['extracted', 'staged', 'applied'] as const)(
  'leaves everything as it was where it fails when %s',
  async (step) => {
    const before = await state();
    await importUntil(platform, step, { id: `0${step}`, archive });
    expect(await state()).toEqual(before);
    expect(existsSync(temporaryPath(platform.kit, `0${step}`))).toBe(false);
  },
);

test('is finished by recovery after its commit, and only once', async () => {
  await importUntil(platform, 'committed', { id: 'c1', archive });
  expect(await fileState(join(platform.kit.dataDir, 'media'))).toMatchObject({ 'pictures/a.txt': 'old' });
  const recover = recoverTransfers(platform.kit);
  const task = { id: 'c1', project: 'default', kind: 'configImport' as const, name: '' };
  expect(await recover(task)).toEqual({ status: 'finish' });
  expect(await recover(task)).toBeUndefined();
  expect(await state()).toMatchObject({ media: { 'pictures/a.txt': 'new', 'pictures/b.txt': 'mine' } });
  expect((await state()).data['document']?.join('\n')).toContain(`""New""`);
  expect(existsSync(temporaryPath(platform.kit, 'c1'))).toBe(false);
});
