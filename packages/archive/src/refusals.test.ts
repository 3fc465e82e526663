import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ArchiveError, type Refusal, refusals } from './archive-error';
import { openArchive } from './read/open-archive';
import { readAll } from './testing/read-all';
import { rawEntries, type RawEntry, rawZip } from './testing/raw-zip';
import { compose, noise, someContent } from './testing/sample';
import { temporaryFolder } from './testing/temporary-folder';
import { endOfDirectory } from './zip/write-headers';

interface Case {
  reason: Refusal;
  what: string;
  bytes: () => Buffer;
  code?: string;
}

const page = { 'html/a.txt': Buffer.from('hello') };
const evil = (name: string): RawEntry[] => [...rawEntries(page), { name, content: Buffer.from('x') }];
const inManifest = (name: string) => () => rawZip(rawEntries({ [name]: Buffer.from('x') }));
const zeros = (length: number) => ({ name: 'html/zeros', content: Buffer.alloc(length), packing: 'deflated' as const });

const cases: Case[] = [
  { reason: 'notAnArchive', what: 'text', bytes: () => Buffer.from('This is no archive, but it is long enough.') },
  { reason: 'notAnArchive', what: 'an empty file', bytes: () => Buffer.alloc(0) },
  { reason: 'notAnArchive', what: 'a part of a split archive', bytes: () => patchEnd(rawZip(rawEntries(page)), 4, 1) },
  { reason: 'truncated', what: 'half an archive', bytes: () => rawZip(rawEntries(page)).subarray(0, 100) },
  {
    reason: 'truncated',
    what: 'an archive without its last byte',
    bytes: () => rawZip(rawEntries(page)).subarray(0, -1),
  },
  {
    reason: 'tampered',
    what: 'something behind the end',
    bytes: () => Buffer.concat([rawZip(rawEntries(page)), Buffer.from('x')]),
  },
  { reason: 'tampered', what: 'a wrong count of entries', bytes: () => patchEnd(rawZip(rawEntries(page)), 10, 7, 8) },
  { reason: 'tampered', what: 'other content of the same length', bytes: () => withContent('html/a.txt', 'jello') },
  {
    reason: 'tampered',
    what: 'other content and the checksum of that',
    bytes: () => rawZip([{ name: 'html/a.txt', content: Buffer.from('jello') }, ...rawEntries(page).slice(1)]),
  },
  { reason: 'tampered', what: 'a missing entry', bytes: () => rawZip(rawEntries(page).slice(1)) },
  {
    reason: 'tampered',
    what: 'a header with another name',
    bytes: () =>
      rawZip(rawEntries(page).map((entry) => ({ ...entry, localName: entry.name.replace('a.txt', 'b.txt') }))),
  },
  {
    reason: 'tampered',
    what: 'a deflated entry that is none',
    bytes: () =>
      rawZip(
        rawEntries({ 'html/a': noise(500, 3) }).map((entry) =>
          entry.name === 'html/a'
            ? { ...entry, size: 500, packing: 'deflated', content: Buffer.from('no'), packedSize: 4 }
            : entry,
        ),
      ),
  },
  ...[
    '../evil',
    '/etc/evil',
    'html/../../evil',
    'html\\..\\evil',
    'C:/evil',
    'html//evil',
    'html/./evil',
    'html/a\0.txt',
    '..',
  ].flatMap((name): Case[] => [
    { reason: 'pathEscapes', what: `the path ${JSON.stringify(name)}`, bytes: () => rawZip(evil(name)) },
    { reason: 'pathEscapes', what: `the path ${JSON.stringify(name)}, in the manifest too`, bytes: inManifest(name) },
  ]),
  {
    reason: 'tooManyEntries',
    what: 'more entries than allowed',
    bytes: () =>
      rawZip(rawEntries(Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`html/${at}`, Buffer.alloc(0)])))),
  },
  { reason: 'bomb', what: 'a bad ratio', bytes: () => rawZip([...rawEntries(page), zeros(600_000)]) },
  {
    reason: 'bomb',
    what: 'more than declared',
    bytes: () =>
      rawZip(
        rawEntries({ 'html/zeros': Buffer.alloc(900) }).map((entry) =>
          entry.name === 'html/zeros' ? { ...zeros(600_000), size: 900 } : entry,
        ),
      ),
  },
  {
    reason: 'bomb',
    what: 'more in a long entry than declared',
    bytes: () =>
      rawZip(
        rawEntries({ 'html/zeros': Buffer.alloc(900_000) }).map((entry) =>
          entry.name === 'html/zeros' ? { ...zeros(2 ** 27), size: 900_000 } : entry,
        ),
      ),
  },
  { reason: 'bomb', what: 'a huge manifest', bytes: () => rawZip([{ ...zeros(80_000), name: 'manifest.json' }]) },
  {
    reason: 'bomb',
    what: 'an entry larger than allowed',
    bytes: () => rawZip([{ name: 'html/a', content: noise(1_100_000, 1) }]),
  },
  {
    reason: 'bomb',
    what: 'entries that share their bytes',
    bytes: () => rawZip([...rawEntries(page), { name: 'html/b', content: Buffer.alloc(0), offset: 1 }]),
  },
  {
    reason: 'unsupportedVersion',
    what: 'a newer version',
    bytes: () =>
      rawZip(
        rawEntries(page, (manifest) => ({
          ...manifest,
          format: { name: 'signalbox-archive', version: 2 },
          shape: 'unknown',
        })),
      ),
  },
  {
    reason: 'manifestMissing',
    what: 'a zip file of somebody else',
    bytes: () => rawZip([{ name: 'html/a', content: Buffer.from('a') }]),
  },
  { reason: 'manifestMissing', what: 'an empty zip file', bytes: () => rawZip([]) },
  {
    reason: 'manifestInvalid',
    what: 'a manifest of somebody else',
    bytes: () => rawZip(rawEntries({}, () => '{"manifest_version":3,"name":"x"}')),
  },
  { reason: 'manifestInvalid', what: 'a manifest that is no JSON', bytes: () => rawZip(rawEntries({}, () => '{')) },
  { reason: 'manifestInvalid', what: 'a manifest that is a list', bytes: () => rawZip(rawEntries({}, () => '[]')) },
  {
    reason: 'manifestInvalid',
    what: 'an entry without a checksum',
    bytes: () => rawZip(rawEntries(page, (manifest) => ({ ...manifest, entries: [{ name: 'html/a.txt', size: 5 }] }))),
  },
  {
    reason: 'manifestInvalid',
    what: 'a sum that is wrong',
    bytes: () => rawZip(rawEntries(page, (manifest) => ({ ...manifest, counts: { ...manifest.counts, bytes: 6 } }))),
  },
  {
    reason: 'manifestInvalid',
    what: 'a module that is not there',
    bytes: () => rawZip(rawEntries(page, (manifest) => ({ ...manifest, modules: [{ name: 'user', records: 0 }] }))),
  },
  {
    reason: 'manifestInvalid',
    what: 'an item that was not chosen',
    bytes: () => rawZip(rawEntries(page, (manifest) => ({ ...manifest, items: ['mongodb'] }))),
  },
  {
    reason: 'tampered',
    what: 'another count of records',
    bytes: () =>
      rawZip(
        rawEntries({ 'data/user.ndjson': Buffer.from('{}\n{}\n') }, (manifest) => ({
          ...manifest,
          modules: [{ name: 'user', records: 3 }],
          counts: { ...manifest.counts, records: 3 },
        })),
      ),
  },
  {
    reason: 'duplicateEntry',
    what: 'one name twice',
    bytes: () => rawZip([...rawEntries(page), ...rawEntries(page).slice(0, 1)]),
  },
  {
    reason: 'duplicateEntry',
    what: 'one name twice in the manifest',
    bytes: () =>
      rawZip(
        rawEntries(page, (manifest) => ({
          ...manifest,
          entries: [manifest.entries[0], manifest.entries[0]],
          counts: { ...manifest.counts, entries: 2, bytes: 10 },
        })),
      ),
  },
  {
    reason: 'duplicateEntry',
    what: 'a file where another needs a directory',
    bytes: () => rawZip(rawEntries({ ...page, 'html/a.txt/b': Buffer.from('b') })),
  },
  {
    reason: 'unexpectedEntry',
    what: 'an entry that the manifest does not name',
    bytes: () => rawZip(evil('html/more.txt')),
  },
  { reason: 'unexpectedEntry', what: 'an entry outside the folders', bytes: () => rawZip(evil('etc/passwd')) },
  {
    reason: 'unexpectedEntry',
    what: 'a device',
    bytes: () => rawZip([...rawEntries(page), { name: 'html/null', content: Buffer.alloc(0), mode: 0o020666 }]),
  },
  { reason: 'unexpectedEntry', what: 'a directory with content', bytes: () => rawZip(evil('html/a/')) },
  {
    reason: 'symlink',
    what: 'a link',
    bytes: () =>
      rawZip([...rawEntries(page), { name: 'html/link', content: Buffer.from('/etc/passwd'), mode: 0o120777 }]),
  },
  {
    reason: 'wrongCode',
    what: 'a code for an archive that has none',
    bytes: () => rawZip(rawEntries(page)),
    code: 'c',
  },
];

const limits = { maxEntries: 50, maxEntryBytes: 2 ** 20, maxManifestBytes: 2 ** 16, ratioFreeBytes: 2 ** 19 };

it.each(cases)('refuses $what: $reason', async ({ reason, bytes, code }) => {
  const folder = temporaryFolder();
  const path = join(folder, 'a.zip');
  writeFileSync(path, bytes());
  const error = await readAll({ path, code, limits }).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(ArchiveError);
  expect((error as ArchiveError).reason, String(error)).toBe(reason);
  expect(readdirSync(folder)).toEqual(['a.zip']);
});

describe('an archive with a code', () => {
  it('asks for it, and refuses another', async () => {
    const path = join(temporaryFolder(), 'a.zip');
    await compose(path, { code: 'right' });
    await expect(openArchive({ path })).rejects.toMatchObject({ reason: 'codeNeeded' });
    await expect(openArchive({ path, code: 'wrong' })).rejects.toMatchObject({ reason: 'wrongCode' });
  });

  it('is refused where an entry was put in by someone without the code', async () => {
    const folder = temporaryFolder();
    const path = join(folder, 'a.zip');
    await compose(path, { code: 'right' });
    writeFileSync(path, appended(readFileSync(path), { name: 'html/evil.js', content: Buffer.from('x') }));
    await expect(openArchive({ path, code: 'right' })).rejects.toMatchObject({ reason: 'tampered' });
  });
});

it('stops where the caller has no room for what it unpacks to', async () => {
  const path = join(temporaryFolder(), 'a.zip');
  await compose(path);
  await expect(openArchive({ path, limits: { maxTotalBytes: 100 } })).rejects.toMatchObject({ reason: 'bomb' });
});

it('says what the file system says where there is no such file, or a link in its place', async () => {
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

it('has words for every reason', () => {
  expect([...new Set(cases.map(({ reason }) => reason)), 'codeNeeded'].toSorted()).toEqual(
    Object.keys(refusals).toSorted(),
  );
});

/** Writes a number over one or two 16 bit fields of the end record. */
function patchEnd(zip: Buffer, ...[at, value, twin]: [at: number, value: number, twin?: number]): Buffer {
  const end = zip.length - 22;
  zip.writeUInt16LE(value, end + at);
  if (twin !== undefined) zip.writeUInt16LE(value, end + twin);
  return zip;
}

function withContent(name: string, text: string): Buffer {
  const zip = rawZip(rawEntries(page));
  zip.write(text, zip.indexOf(name) + name.length);
  return zip;
}

/** The archive with one more entry, plain, as someone could add it who does not know the code. */
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
