import { closeSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { noise } from '../testing/sample';
import { temporaryFolder } from '../testing/temporary-folder';
import { NewFile } from './new-file';

const mebibyte = 2 ** 20;

it.each([0, 1, 4_095, 4_096, 4_097, 131_072, 131_073, mebibyte - 1, mebibyte, mebibyte + 1, 2 * mebibyte + 5_000])(
  'a file of %i bytes contains what was put, in parts of any size',
  (byteCount) => {
    const content = noise(byteCount, 7);
    const folder = temporaryFolder();
    for (const [index, partBytes] of [999, 65_536, 3_000_000].entries()) {
      const path = join(folder, `file-${index}`);
      const file = new NewFile(path, { mode: 0o640, byteCount });
      for (let at = 0; at < byteCount; at += partBytes) file.put(content.subarray(at, at + partBytes));
      file.finish();
      file.closeDirect();
      closeSync(file.fd);
      expect(readFileSync(path).equals(content), `${partBytes} bytes at a time`).toBe(true);
    }
  },
);

it('writes bytes read into its buffer in the order in which they were taken', () => {
  const path = join(temporaryFolder(), 'file');
  const content = noise(3 * mebibyte, 3);
  const file = new NewFile(path, { mode: 0o640, byteCount: content.length });
  for (let at = 0; at < content.length;) {
    const part = file.room().subarray(0, 100_000);
    const count = content.copy(part, 0, at);
    file.took(count);
    at += count;
  }
  file.finish();
  file.closeDirect();
  closeSync(file.fd);
  expect(readFileSync(path).equals(content)).toBe(true);
});

it('does not change an existing file', () => {
  const path = join(temporaryFolder(), 'file');
  closeSync(new NewFile(path, { mode: 0o640, byteCount: 0 }).fd);
  expect(() => new NewFile(path, { mode: 0o640, byteCount: 0 })).toThrow(expect.objectContaining({ code: 'EEXIST' }));
});
