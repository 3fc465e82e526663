import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openArchive } from './read/open-archive';
import { rawEntries, rawZip } from './testing/raw-zip';
import { readAll } from './testing/read-all';
import { compose, someContent } from './testing/sample';
import { temporaryFolder } from './testing/temporary-folder';

it('stops where the caller has too little space for the content', async () => {
  const path = join(temporaryFolder(), 'a.zip');
  await compose(path);
  await expect(openArchive({ path, limits: { maxTotalBytes: 100 } })).rejects.toMatchObject({ reason: 'bomb' });
});

it('throws the error of the file system for a missing file, or a link in its place', async () => {
  const folder = temporaryFolder();
  symlinkSync('/etc/hostname', join(folder, 'link.zip'));
  await expect(openArchive({ path: join(folder, 'none.zip') })).rejects.toMatchObject({ code: 'ENOENT' });
  await expect(openArchive({ path: join(folder, 'link.zip') })).rejects.toMatchObject({ code: 'ELOOP' });
});

it('takes directories that another tool added', async () => {
  const path = join(temporaryFolder(), 'a.zip');
  const added = ['html/', 'fileServer/', 'fileServer/img/'].map((name) => ({ name, content: Buffer.alloc(0) }));
  writeFileSync(
    path,
    rawZip([
      ...added,
      ...rawEntries(someContent()).filter(({ name }) => !name.endsWith('kept/')),
      { name: 'fileServer/kept/', content: Buffer.alloc(0) },
    ]),
  );
  expect(await readAll({ path })).toEqual(someContent());
});
