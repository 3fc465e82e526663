import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const root = new URL('../../../', import.meta.url);
/** `env.ts` reads most of them. */
const readers = [
  'apps/platform/src/env.ts',
  'apps/platform/src/bucket-variables.ts',
  'plugins/people/platform/seed/seed-people.ts',
];

/** The text of a file, by its path from the root of the repository. */
export function textOf(path: string): string {
  return readFileSync(fileURLToPath(new URL(path, root)), 'utf8');
}

/** The content of a YAML or JSON file. Throws with its line on a mistake. */
export function contentOf<Content = unknown>(path: string): Content {
  return parse(textOf(path)) as Content;
}

/** The names of the environment variables that the program reads, sorted. */
export function variablesOfProgram(): string[] {
  const text = readers.map(textOf).join('\n');
  const names = [...text.matchAll(/(?:given\(|variables\[|process\.env\[)'([A-Z0-9_]+)'/g)].map(
    ([, name]) => name ?? '',
  );
  return [...new Set(names)].toSorted();
}
