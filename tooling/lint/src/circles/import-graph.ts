import { posix } from 'node:path';
import ts from 'typescript';

/** File → files that it imports by a relative path. Paths are those of the sources. */
export type ImportGraph = Map<string, Set<string>>;

/** Imports of each file: `import`, `import type`, `export … from` and `import()`. `sources` has the text of each file. */
export function importGraph(sources: ReadonlyMap<string, string>): ImportGraph {
  return new Map([...sources].map(([file, text]) => [file, importsOf({ file, text, sources })]));
}

interface SourceFile {
  file: string;
  text: string;
  sources: ReadonlyMap<string, string>;
}

function importsOf({ file, text, sources }: SourceFile): Set<string> {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  const targets = importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => posix.join(posix.dirname(file), fileName))
    .flatMap((path) => endings.map((ending) => `${path}${ending}`).find((each) => sources.has(each)) ?? []);
  return new Set(targets.filter((target) => target !== file));
}

const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts'];
