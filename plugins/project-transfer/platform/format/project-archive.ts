import { ArchiveError, type EntryNote, type ManifestEntry } from '@signalbox/archive';
import type { Product } from '@signalbox/platform-kit';
import { mediaFileNoteEntity } from '../../shared/generated/entities';
import type { LeftOut } from '../../shared/transfer';
import { projectParts } from '../project-parts';

/**
 * A project export is a `tar.gz`: first `signalbox-project.json` (`ProjectHead`), then `data/<collection>.ndjson` with
 * one record per line by id, `setting/<property>.json`, the media below `fileServer/`, and last `manifest.json`
 * (`ProjectManifest`). Entries are sorted by name, without times and owners: the same state gives the same bytes.
 */
export interface ProjectHead {
  format: 'signalbox-project';
  version: 1;
  product: Product;
  project: string;
  /** Names of its parts. */
  parts: string[];
}

export interface ProjectManifest {
  /**
   * Every entry except the head and the manifest. Directories have no content. Media files have their uploader and
   * alternative text, except in exports of earlier versions.
   */
  entries: ManifestEntry[];
  leftOut: LeftOut[];
}

export const headName = 'signalbox-project.json';
export const manifestName = 'manifest.json';

export function readHead(bytes: Uint8Array): ProjectHead {
  const head = parsed(bytes) as Partial<ProjectHead>;
  if (head.format !== 'signalbox-project') throw new ArchiveError('manifestMissing');
  if (head.version !== 1) throw new ArchiveError('unsupportedVersion', { detail: String(head.version) });
  const { product, project, parts } = head;
  const isValid =
    isText(product?.name) &&
    isText(product.version) &&
    isText(project) &&
    Array.isArray(parts) &&
    parts.every((name) => projectParts.some((part) => part.name === name));
  if (!isValid) throw new ArchiveError('manifestInvalid', { detail: headName });
  return head as ProjectHead;
}

export function readManifest(bytes: Uint8Array): ProjectManifest {
  const { entries, leftOut } = parsed(bytes) as Partial<ProjectManifest>;
  const isValid =
    Array.isArray(entries) &&
    entries.every((entry) => isText(entry?.name) && Number.isSafeInteger(entry.size) && isText(entry.sha256)) &&
    Array.isArray(leftOut) &&
    leftOut.every((each) => isText(each?.part) && isText(each.field) && Number.isSafeInteger(each.count));
  if (!isValid) throw new ArchiveError('manifestInvalid', { detail: manifestName });
  const unclear = entries.find((entry) => !mediaFileNoteEntity.isValid(noteOf(entry)));
  if (unclear) throw new ArchiveError('manifestInvalid', { entry: unclear.name, detail: manifestName });
  return { entries, leftOut };
}

/** Returns what an entry says about its file beside the content. */
export function noteOf({ uploader, altText }: ManifestEntry): EntryNote {
  return { ...(uploader === undefined ? {} : { uploader }), ...(altText === undefined ? {} : { altText }) };
}

export function jsonBytes(value: ProjectHead | ProjectManifest): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}

function parsed(bytes: Uint8Array): object {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof value === 'object' && value !== null) return value;
  } catch (cause) {
    throw new ArchiveError('manifestInvalid', { cause });
  }
  throw new ArchiveError('manifestInvalid');
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length < 10_000;
}
