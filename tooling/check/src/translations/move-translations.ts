import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isJsonObject, type JsonObject } from '@signalbox/schemas/json';
import { codeOf, packFor, waitingTranslations } from './waiting-translations';

interface MovedTranslations {
  /** `translations/<group>-<tab>.<language>.json`, as the studio downloads it beside a tab. */
  path: string;
  /** The pack of its language. Undefined if there is none. */
  pack: string | undefined;
  /** The tabs whose messages it has. */
  namespaces: string[];
}

/**
 * Texts that the studio downloads beside a tab, by their language pack. With `writes`, they replace those of the pack, and their
 * file is removed. A file whose language has no pack stays. Throws for a file that is no object of messages by namespace.
 */
export function moveTranslations({
  root,
  packs,
  writes,
}: {
  root: string;
  /** Folder of language packs. */
  packs: string;
  writes: boolean;
}): MovedTranslations[] {
  const found = waitingTranslations(root).map((path) => ({
    path,
    pack: packFor(codeOf(path), packs),
    parts: partsIn(path),
  }));
  if (writes)
    for (const { path, pack, parts } of found) {
      if (pack === undefined) continue;
      writeFileSync(pack, `${JSON.stringify(joined(partsIn(pack), parts), null, 2)}\n`);
      rmSync(path);
      if (readdirSync(dirname(path)).length === 0) rmSync(dirname(path), { recursive: true });
    }
  return found.map(({ path, pack, parts }) => ({ path, pack, namespaces: Object.keys(parts) }));
}

function joined(pack: Record<string, JsonObject>, parts: Record<string, JsonObject>): Record<string, JsonObject> {
  const changed = Object.entries(parts).map(([namespace, texts]) => [namespace, { ...pack[namespace], ...texts }]);
  return { ...pack, ...Object.fromEntries(changed) };
}

function partsIn(path: string): Record<string, JsonObject> {
  const value = valueIn(path);
  if (!isJsonObject(value)) throw new Error(`${path} is no object of messages by namespace.`);
  return Object.fromEntries(
    Object.entries(value).map(([namespace, texts]) => {
      if (!isJsonObject(texts)) throw new Error(`${path}: "${namespace}" is no object of messages.`);
      return [namespace, texts];
    }),
  );
}

function valueIn(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new Error(`${path} is no JSON.`, { cause });
  }
}
