import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openArchive } from './read/open-archive';
import { type RawEntry, rawEntries, rawZip } from './testing/raw-zip';
import { readAll } from './testing/read-all';
import { temporaryFolder } from './testing/temporary-folder';

const content = { 'html/a.txt': Buffer.from('a'), 'fileServer/plans/Thumbs.db': Buffer.from('listed') };
const added = (name: string): RawEntry => ({ name, content: Buffer.from('added') });

function zipOf(entries: RawEntry[]): string {
  const path = join(temporaryFolder(), 'a.zip');
  writeFileSync(path, rawZip(entries));
  return path;
}

it.each([
  ['__MACOSX/', '__MACOSX/._manifest.json', '__MACOSX/html/._a.txt'],
  ['.DS_Store', 'data/.DS_Store', 'html/.DS_Store', '._data'],
  ['Thumbs.db', 'html/desktop.ini', 'fileServer/Thumbs.db'],
])('opens an archive to which a system has added %s and others', async (...names) => {
  const entries = names.map((name) => (name.endsWith('/') ? { name, content: Buffer.alloc(0) } : added(name)));
  // A file of the library with such a name is still read.
  expect(await readAll({ path: zipOf([...entries, ...rawEntries(content)]) })).toEqual(content);
});

it('opens an archive whose folders are separated by backslashes', async () => {
  const entries = rawEntries(content).map((entry) => ({ ...entry, name: entry.name.replaceAll('/', '\\') }));
  expect(
    await readAll({ path: zipOf([...entries, { name: 'html\\', content: Buffer.alloc(0), mode: 0o040755 }]) }),
  ).toEqual(content);
});

it.each(['/', '\\'])(
  'opens an archive that was packed with the folder around it, separated by %s',
  async (separator) => {
    const inside = [...rawEntries(content), added('.DS_Store'), { name: '', content: Buffer.alloc(0) }];
    const entries = inside.map((entry) => ({ ...entry, name: `Nord 1/${entry.name}`.replaceAll('/', separator) }));
    expect(await readAll({ path: zipOf([...entries, added('__MACOSX/Nord 1/._manifest.json')]) })).toEqual(content);
  },
);

it.each([
  [[added('b/../../evil')], 'pathEscapes'],
  [[added('b//etc/passwd')], 'pathEscapes'],
  [[added('c/more.txt')], 'unexpectedEntry'],
  [rawEntries({}).map((entry) => ({ ...entry, name: `c/${entry.name}` })), 'unexpectedEntry'],
])('still rejects, with a folder around it: %j', async (more, reason) => {
  const entries = rawEntries(content).map((entry) => ({ ...entry, name: `b/${entry.name}` }));
  await expect(openArchive({ path: zipOf([...entries, ...more]) })).rejects.toMatchObject({ reason });
});

it.each([
  ['html\\..\\..\\._evil', 'pathEscapes'],
  ['\\etc\\passwd', 'pathEscapes'],
  ['html\\a.txt', 'duplicateEntry'],
  ['__MACOSX', 'unexpectedEntry'],
  ['', 'pathEscapes'],
  ['html/more._txt', 'unexpectedEntry'],
])('still rejects %s: %s', async (name, reason) => {
  await expect(openArchive({ path: zipOf([...rawEntries(content), added(name)]) })).rejects.toMatchObject({ reason });
});

it('rejects what a system has added if it overlaps another entry', async () => {
  const entries = [...rawEntries(content), { ...added('__MACOSX/a'), offset: 0 }];
  await expect(openArchive({ path: zipOf(entries) })).rejects.toMatchObject({ reason: 'bomb' });
});
