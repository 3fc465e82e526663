import type { Outputs } from './emit-validators';
import { compareText, type SchemaTree } from './schema-tree';

/** One file per language: namespace → key → text, both sorted. A text that a language lacks is there in English. */
export function emitWords({ words }: Pick<SchemaTree, 'words'>): Outputs {
  const english = words['en'] ?? {};
  return Object.fromEntries(
    Object.entries(words).map(([language, own]) => [
      `words/${language}.json`,
      `${JSON.stringify(
        sorted({ ...english, ...own }, (_, namespace) =>
          sorted({ ...english[namespace], ...own[namespace] }, (text) => text),
        ),
        null,
        2,
      )}\n`,
    ]),
  );
}

function sorted<Value, Result>(
  map: Record<string, Value>,
  change: (value: Value, key: string) => Result,
): Record<string, Result> {
  const entries = Object.entries(map).toSorted(([a], [b]) => compareText(a, b));
  return Object.fromEntries(entries.map(([key, value]) => [key, change(value, key)]));
}
