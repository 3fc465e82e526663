import { readFile } from 'node:fs/promises';
import { isStorableText, PlatformError } from '@signalbox/api';
import { isJsonObject } from '@signalbox/schemas/json';
import { packOf } from '@signalbox/schemas/pack-name';
import { isPrototypeName } from '@signalbox/schemas/reserved-names';
import type { ReceivedFile } from './received-file';
import { textOf } from './text-of';

export function rejectNoPackName(name: string): void {
  if (!packOf(name))
    throw new PlatformError('formatNotAllowed', { field: 'file', detail: `${name}: label[code].json` });
}

/**
 * Throws `formatNotAllowed` for content other than `{namespace: {key: text}}`, with the first place that differs, and
 * `textNotReadable`. Returns the bytes to store instead of those with a byte order mark.
 */
export async function inspectLanguagePack(
  { location }: ReceivedFile,
  name: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = await readFile(location);
  const text = textOf(bytes, name);
  let pack: unknown;
  try {
    pack = JSON.parse(text);
  } catch (cause) {
    throw error('no JSON', cause);
  }
  for (const [namespace, messages] of entriesOf(pack, 'the pack')) {
    for (const [key, text] of entriesOf(messages, namespace)) {
      if (typeof text !== 'string' || !isStorableText(text)) throw error(`${namespace}: ${key} is no text`);
    }
  }
  const stored = new TextEncoder().encode(text);
  return bytes.equals(stored) ? undefined : stored;
}

function entriesOf(value: unknown, place: string): [string, unknown][] {
  if (!isJsonObject(value)) throw error(`${place} is no object`);
  const entries = Object.entries(value);
  const bad = entries.find(([key]) => isPrototypeName(key));
  if (bad) throw error(`${place}: no key may be ${bad[0]}`);
  return entries;
}

function error(detail: string, cause?: unknown): PlatformError {
  return new PlatformError('formatNotAllowed', { field: 'file', detail, cause });
}
