import { posix } from 'node:path';
import ts from 'typescript';

/** File → what it imports, as written: `import`, `import type`, `export … from` and `import()`. */
export type Specifiers = ReadonlyMap<string, string[]>;

/** Reads the imports of each file. `sources` has the text of each file. */
export function readSpecifiers(sources: ReadonlyMap<string, string>): Specifiers {
  return new Map(
    [...sources].map(([file, text]) => [
      file,
      ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName),
    ]),
  );
}

/** File → files that it imports by a relative path. Paths are those of the sources. */
export type ImportGraph = Map<string, Set<string>>;

export function importGraph(specifiers: Specifiers): ImportGraph {
  return new Map(
    [...specifiers].map(([file, imported]) => {
      const targets = imported
        .filter((specifier) => specifier.startsWith('.'))
        .flatMap((specifier) => findSource(posix.join(posix.dirname(file), specifier), specifiers) ?? []);
      return [file, new Set(targets.filter((target) => target !== file))];
    }),
  );
}

const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

/** The source file that an import of `path` leads to. */
export function findSource(path: string, files: { has(file: string): boolean }): string | undefined {
  return endings.map((ending) => `${path}${ending}`).find((each) => files.has(each));
}
