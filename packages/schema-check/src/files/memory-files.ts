import { sep } from 'node:path';
import { compareText, type SchemaFiles } from './schema-files';

/** Files in memory: path → text. The folders are those of the paths. */
export function memoryFiles(texts: ReadonlyMap<string, string>): SchemaFiles {
  const paths = [...texts.keys()].toSorted(compareText);
  const read = (path: string) => {
    const text = texts.get(path);
    if (text === undefined) throw new Error(`${path} is no file`);
    return text;
  };
  const below = (folder: string) => paths.filter((path) => path.startsWith(folder + sep));
  return {
    below,
    folders: (folder) => [
      ...new Set(
        below(folder).flatMap((path) => {
          const [name = '', ...rest] = path.slice(folder.length + sep.length).split(sep);
          return rest.length > 0 ? [name] : [];
        }),
      ),
    ],
    has: (path) => texts.has(path),
    read: (path) => Buffer.from(read(path)),
    stamp: read,
  };
}
