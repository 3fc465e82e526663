import { ownerOf, parentOf } from '@signalbox/platform-kit';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { nameOf } from '../../index/directories';
import { addressSpans } from './address-spans';

/** A media address in a record or in the settings. */
export interface StoredAddress {
  /** JSON pointer to the text with the address. */
  pointer: string;
  /** Project whose library the address leads to. */
  target: string;
  /** Inside that library; '' is its top. */
  directory: string;
  name: string;
}

/**
 * All media addresses in a value, each once per text, in every field: images and icons, pages of a tree, texts
 * per language, and the free content of dashboards.
 */
export function storedAddresses(value: JsonValue): StoredAddress[] {
  const found: StoredAddress[] = [];
  const pending: { value: JsonValue; pointer: string }[] = [{ value, pointer: '' }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { pointer } = next;
    if (typeof next.value === 'string') found.push(...addressesOf(next.value, pointer));
    else if (typeof next.value === 'object' && next.value !== null) pending.push(...childrenOf(next.value, pointer));
  }
  return found;
}

function addressesOf(text: string, pointer: string): StoredAddress[] {
  const storePaths = new Set(addressSpans(text).map(({ storePath }) => storePath));
  return [...storePaths].map((storePath) => {
    const { project: target, path } = ownerOf(storePath);
    return { pointer, target, directory: parentOf(path), name: nameOf(path) };
  });
}

/** The last child is the next one that is read: the first one, so that addresses keep the order of the value. */
function childrenOf(container: JsonObject | JsonValue[], pointer: string) {
  return Object.entries(container)
    .map(([key, value]) => ({ value, pointer: `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}` }))
    .toReversed();
}
