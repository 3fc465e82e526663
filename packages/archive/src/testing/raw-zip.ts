import { createHash } from 'node:crypto';
import { crc32, deflateRawSync } from 'node:zlib';
import type { ArchiveManifest } from '../manifest/archive-info';
import { ManifestDraft, manifestText } from '../manifest/manifest-draft';
import { earliestDosTime } from '../zip/dos-time';
import { centralHeader, endOfDirectory, localHeader } from '../zip/write-headers';
import type { ZipEntry } from '../zip/zip-entry';
import { someInfo } from './sample';

/** An entry with arbitrary headers, correct or not. */
export interface RawEntry extends Partial<ZipEntry> {
  name: string;
  content: Uint8Array;
  /** Unix mode, such as 0o120777 for a link. */
  mode?: number;
  /** Name in its local header, if it differs. */
  localName?: string;
}

/** A well-formed zip file of these entries, apart from their incorrect headers. */
export function rawZip(entries: RawEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let position = 0;
  for (const raw of entries) {
    const compressed = raw.compression === 'deflated' ? deflateRawSync(raw.content) : Buffer.from(raw.content);
    const entry: ZipEntry = {
      compression: 'stored',
      isEncrypted: false,
      modified: earliestDosTime,
      crc32: crc32(raw.content),
      size: raw.content.length,
      compressedSize: compressed.length,
      offset: position,
      ...raw,
    };
    const local = localHeader({ ...entry, name: raw.localName ?? raw.name }, false);
    const central = centralHeader(entry);
    if (raw.mode !== undefined) central.writeUInt32LE((raw.mode << 16) >>> 0, 38);
    parts.push(local, compressed);
    directory.push(central);
    position += local.length + compressed.length;
  }
  const size = directory.reduce((sum, header) => sum + header.length, 0);
  return Buffer.concat([...parts, ...directory, endOfDirectory({ count: entries.length, start: position, size })]);
}

/** The manifest that matches this content. */
function manifestFor(content: Record<string, Uint8Array>): ArchiveManifest {
  const draft = new ManifestDraft(someInfo());
  for (const [name, bytes] of Object.entries(content)) {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    draft.add({ name, size: bytes.length, sha256 }, Buffer.from(bytes).toString().split('\n').filter(Boolean).length);
  }
  return draft.finish();
}

/** Manifest and content as entries; `change` corrects or breaks the manifest first. */
export function rawEntries(
  content: Record<string, Uint8Array>,
  change: (manifest: ArchiveManifest) => unknown = (manifest) => manifest,
): RawEntry[] {
  const manifest = change(manifestFor(content));
  const text = typeof manifest === 'string' ? manifest : manifestText(manifest as ArchiveManifest);
  return [
    ...Object.entries(content).map(([name, bytes]) => ({ name, content: bytes })),
    { name: 'manifest.json', content: Buffer.from(text) },
  ];
}
