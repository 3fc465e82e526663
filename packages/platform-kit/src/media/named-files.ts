import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { addressSpans } from './address-spans';

/** The address of a media file in a record, in settings or in a schema. */
export interface NamedFile {
  /** JSON pointer to the text with the address. */
  pointer: string;
  /** Path in the file store. */
  storePath: string;
}

/**
 * All media addresses in a value, each once per text, in every field: images and icons, pages of a tree, texts
 * per language, and the free content of dashboards.
 */
export function namedFiles(value: JsonValue): NamedFile[] {
  const found: NamedFile[] = [];
  const pending: { value: JsonValue; pointer: string }[] = [{ value, pointer: '' }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { pointer } = next;
    if (typeof next.value === 'string') {
      const storePaths = new Set(addressSpans(next.value).map(({ storePath }) => storePath));
      for (const storePath of storePaths) found.push({ pointer, storePath });
    } else if (typeof next.value === 'object' && next.value !== null) pending.push(...childrenOf(next.value, pointer));
  }
  return found;
}

/** The last child is the next one that is read: the first one, so that addresses keep the order of the value. */
function childrenOf(container: JsonObject | JsonValue[], pointer: string) {
  return Object.entries(container)
    .map(([key, value]) => ({ value, pointer: `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}` }))
    .toReversed();
}
