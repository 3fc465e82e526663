import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openArchive } from './read/open-archive';
import { type RawEntry, rawZip } from './testing/raw-zip';
import { compose } from './testing/sample';
import { temporaryFolder } from './testing/temporary-folder';
import { endOfDirectory } from './zip/write-headers';

describe('an archive with a password', () => {
  it('asks for it and rejects another', async () => {
    const path = join(temporaryFolder(), 'a.zip');
    await compose(path, { password: 'right' });
    await expect(openArchive({ path })).rejects.toMatchObject({ reason: 'codeNeeded' });
    await expect(openArchive({ path, password: 'wrong' })).rejects.toMatchObject({ reason: 'wrongCode' });
  });

  it('is rejected where an entry was added without the password', async () => {
    const folder = temporaryFolder();
    const path = join(folder, 'a.zip');
    await compose(path, { password: 'right' });
    writeFileSync(path, appended(readFileSync(path), { name: 'html/evil.js', content: Buffer.from('x') }));
    await expect(openArchive({ path, password: 'right' })).rejects.toMatchObject({ reason: 'tampered' });
  });
});

/** The archive with one more entry, unencrypted, as an attacker without the password could add it. */
function appended(zip: Buffer, entry: RawEntry): Buffer {
  const end = zip.subarray(zip.length - 22);
  const [count, size, start] = [end.readUInt16LE(10), end.readUInt32LE(12), end.readUInt32LE(16)];
  const one = rawZip([entry]);
  const oneStart = one.readUInt32LE(one.length - 6);
  const oneDirectory = Buffer.from(one.subarray(oneStart, one.length - 22));
  oneDirectory.writeUInt32LE(start, 42);
  const directory = Buffer.concat([zip.subarray(start, start + size), oneDirectory]);
  const place = { count: count + 1, start: start + oneStart, size: directory.length };
  return Buffer.concat([zip.subarray(0, start), one.subarray(0, oneStart), directory, endOfDirectory(place)]);
}
