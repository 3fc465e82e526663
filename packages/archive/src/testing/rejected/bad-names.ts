import { rawEntries, rawZip } from '../raw-zip';
import { page, withEntry, type RejectedArchive } from './rejected-archive';

/** Entries whose names lead elsewhere, collide, or stand for more than a file. */
export const badNames: RejectedArchive[] = [
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
  ].flatMap((name): RejectedArchive[] => [
    { reason: 'pathEscapes', what: `the path ${JSON.stringify(name)}`, bytes: () => rawZip(withEntry(name)) },
    { reason: 'pathEscapes', what: `the path ${JSON.stringify(name)}, in the manifest too`, bytes: inManifest(name) },
  ]),
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
    bytes: () => rawZip(withEntry('html/more.txt')),
  },
  { reason: 'unexpectedEntry', what: 'an entry outside the folders', bytes: () => rawZip(withEntry('etc/passwd')) },
  {
    reason: 'unexpectedEntry',
    what: 'a device',
    bytes: () => rawZip([...rawEntries(page), { name: 'html/null', content: Buffer.alloc(0), mode: 0o020666 }]),
  },
  { reason: 'unexpectedEntry', what: 'a directory with content', bytes: () => rawZip(withEntry('html/a/')) },
  {
    reason: 'symlink',
    what: 'a link',
    bytes: () =>
      rawZip([...rawEntries(page), { name: 'html/link', content: Buffer.from('/etc/passwd'), mode: 0o120777 }]),
  },
];

function inManifest(name: string): () => Buffer {
  return () => rawZip(rawEntries({ [name]: Buffer.from('x') }));
}
