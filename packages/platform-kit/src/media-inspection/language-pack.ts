import { readFile } from 'node:fs/promises';
import { PlatformError } from '@signalbox/api';
import { isPrototypeKey, isStorableText } from '../storable';
import { packOf } from '../media/language-packs';
import type { ReceivedFile } from './received-file';

export function refuseNoPackName(name: string): void {
  if (!packOf(name))
    throw new PlatformError('formatNotAllowed', { field: 'file', detail: `${name}: label[code].json` });
}

/** Throws `formatNotAllowed` for what is not `{namespace: {key: text}}`, naming the first place where it is not. */
export async function checkLanguagePack({ location }: ReceivedFile): Promise<void> {
  let pack: unknown;
  try {
    pack = JSON.parse(await readFile(location, 'utf8'));
  } catch (cause) {
    throw refusal('no JSON', cause);
  }
  for (const [namespace, words] of entriesOf(pack, 'the pack')) {
    for (const [key, text] of entriesOf(words, namespace)) {
      if (typeof text !== 'string' || !isStorableText(text)) throw refusal(`${namespace}: ${key} is no text`);
    }
  }
}

function entriesOf(value: unknown, place: string): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refusal(`${place} is no object`);
  const entries = Object.entries(value);
  const bad = entries.find(([key]) => isPrototypeKey(key));
  if (bad) throw refusal(`${place}: no key may be ${bad[0]}`);
  return entries;
}

function refusal(detail: string, cause?: unknown): PlatformError {
  return new PlatformError('formatNotAllowed', { field: 'file', detail, cause });
}
