import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { archiveManifestEntity } from '@signalbox/schemas/validators/entities';
import { isJsonObject } from '@signalbox/schemas/json';
import { ArchiveError } from '../archive-error';
import { escapes, hasPlace, moduleOf } from '../entry-path';
import type { ArchiveLimits } from '../limits';
import type { ArchiveManifest, ManifestEntry } from './archive-info';

/** Parses the manifest in `bytes`. Throws `manifestInvalid`, `unsupportedVersion`, or the error of one of its entries. */
export function readManifest(bytes: Uint8Array, limits: ArchiveLimits): ArchiveManifest {
  const value = parse(bytes);
  requireKnownVersion(value);
  const entries = Array.isArray(value.entries) ? value.entries : [];
  if (entries.length > limits.maxEntries) throw new ArchiveError('tooManyEntries', { detail: String(entries.length) });
  requireValid({ ...value, entries: Array.isArray(value.entries) ? [] : value.entries! });
  // In small batches: the validator collects all errors, and a malicious manifest could have millions.
  for (let from = 0; from < entries.length; from += entriesAtOnce)
    requireValid({ ...value, entries: entries.slice(from, from + entriesAtOnce) });
  // The schema has validated every part of it.
  const manifest = value as ArchiveManifest;
  requireHealthy(manifest);
  requireLeftOut(manifest);
  return manifest;
}

function parse(bytes: Uint8Array): JsonObject {
  try {
    const value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as JsonValue;
    if (isJsonObject(value)) return value;
  } catch (cause) {
    throw new ArchiveError('manifestInvalid', { detail: 'The manifest is not valid JSON', cause });
  }
  throw new ArchiveError('manifestInvalid', { detail: 'The manifest is not a JSON object' });
}

function requireKnownVersion({ format }: JsonObject): void {
  if (!isJsonObject(format)) return;
  if (format.name === 'signalbox-archive' && Number.isInteger(format.version) && format.version !== 1)
    throw new ArchiveError('unsupportedVersion', { detail: `Version ${String(format.version)}` });
}

function requireValid(value: JsonObject): void {
  const [error] = archiveManifestEntity.validate(value);
  if (error) throw new ArchiveError('manifestInvalid', { detail: `${error.instancePath || '/'}: ${error.keyword}` });
}

/** Checks that a schema cannot express: valid names and correct sums. */
function requireHealthy({ entries, modules, counts, items }: ArchiveManifest): void {
  const names = new Set<string>();
  for (const { name } of entries) {
    if (escapes(name)) throw new ArchiveError('pathEscapes', { entry: name });
    if (!hasPlace(name))
      throw new ArchiveError('manifestInvalid', {
        entry: name,
        detail: 'The name is not in a folder that an archive has',
      });
    if (names.has(name)) throw new ArchiveError('duplicateEntry', { entry: name });
    if (!items.includes(itemOf(name)))
      throw new ArchiveError('manifestInvalid', {
        entry: name,
        detail: 'The manifest does not list the item that this entry belongs to',
      });
    names.add(name);
  }
  const included = entries.map(({ name }) => moduleOf(name)).filter((module) => module !== undefined);
  const sums = {
    entries: entries.length,
    bytes: sum(entries.map(({ size }: ManifestEntry) => size)),
    records: sum(modules.map(({ records }) => records)),
  };
  const isValid =
    included.join() === modules.map(({ name }) => name).join() &&
    (['entries', 'bytes', 'records'] as const).every((key) => sums[key] === counts[key]);
  if (!isValid)
    throw new ArchiveError('manifestInvalid', { detail: 'The counts of the manifest differ from its entries' });
}

/** A path that is declared as left out must have a place, and no entry below it. */
function requireLeftOut({ entries, excludedDirs = [], items }: ArchiveManifest): void {
  const excluded = new Set(excludedDirs.map((path) => `fileServer/${path}`));
  const misplaced = excludedDirs.find((path) => escapes(path) || path.endsWith('/'));
  if (misplaced !== undefined || (excluded.size > 0 && !items.includes('fileServer')))
    throw new ArchiveError('manifestInvalid', {
      entry: misplaced,
      detail: 'The manifest excludes a path that is not a path of files',
    });
  if (excluded.size === 0) return;
  for (const { name } of entries)
    for (let at = name.indexOf('/'); at !== -1; at = name.indexOf('/', at + 1))
      if (excluded.has(name.slice(0, at)))
        throw new ArchiveError('manifestInvalid', {
          entry: name,
          detail: 'The manifest both lists and excludes this entry',
        });
}

/** The choice of the operator that an entry belongs to. */
function itemOf(name: string): ArchiveManifest['items'][number] {
  if (name.startsWith('data/')) return 'mongodb';
  return name.startsWith('html/') ? 'html' : 'fileServer';
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

const entriesAtOnce = 1_000;
