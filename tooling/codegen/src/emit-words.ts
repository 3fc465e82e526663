import type { Words } from '@signalbox/schemas';
import type { Outputs } from './emit-validators';
import { compareText, type SchemaTree } from './schema-tree';

/** One file per language: namespace → key → text, both sorted. */
export function emitWords({ words }: Pick<SchemaTree, 'words'>): Outputs {
  return Object.fromEntries(
    Object.entries(words).map(([language, namespaces]) => [
      `words/${language}.json`,
      `${JSON.stringify(
        sorted(namespaces, (keys: Words) => sorted(keys, (text) => text)),
        null,
        2,
      )}\n`,
    ]),
  );
}

function sorted<Value, Result>(map: Record<string, Value>, change: (value: Value) => Result): Record<string, Result> {
  const entries = Object.entries(map).toSorted(([a], [b]) => compareText(a, b));
  return Object.fromEntries(entries.map(([key, value]) => [key, change(value)]));
}
