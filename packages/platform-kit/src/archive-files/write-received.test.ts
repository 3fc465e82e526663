import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeReceived } from './write-received';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'signalbox-received-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const megabyte = Buffer.alloc(2 ** 20);
async function* megabytes(count: number, handleChunk: (index: number) => void = () => undefined) {
  for (let index = 0; index < count; index++) {
    handleChunk(index);
    yield megabyte;
  }
}

test('writes the upload, and at most as many bytes as there is room for', async () => {
  const path = join(folder, 'a');
  await writeReceived({ path, content: megabytes(3), maxBytes: 3 * 2 ** 20 });
  expect(readFileSync(path)).toHaveLength(3 * 2 ** 20);
  const tooMuch = writeReceived({ path: join(folder, 'b'), content: megabytes(3), maxBytes: 3 * 2 ** 20 - 1 });
  await expect(tooMuch).rejects.toMatchObject({ errorName: 'diskFull' });
});

test('stops when others have filled the disk up to its reserve', async () => {
  let spare = 100;
  let sent = 0;
  const content = megabytes(100, (index) => {
    sent = index;
    if (index === 12) spare = 0;
  });
  const received = writeReceived({
    path: join(folder, 'c'),
    content,
    maxBytes: 2 ** 40,
    spareBytes: async () => spare,
  });
  await expect(received).rejects.toMatchObject({ errorName: 'diskFull' });
  expect(sent).toBeLessThan(20);
});
