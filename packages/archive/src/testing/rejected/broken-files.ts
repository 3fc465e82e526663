import { noise } from '../sample';
import { rawEntries, rawZip } from '../raw-zip';
import { page, type RejectedArchive } from './rejected-archive';

/** Files that are no zip archive, are truncated, or were changed after they were made. */
export const brokenFiles: RejectedArchive[] = [
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
            ? { ...entry, size: 500, compression: 'deflated', content: Buffer.from('no'), compressedSize: 4 }
            : entry,
        ),
      ),
  },
];

/** Writes a number to one or two 16 bit fields of the end record. */
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
