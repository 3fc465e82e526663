import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { diskFiles, formFolders } from '@signalbox/schema-check/files';

/** Where the schemas are in the repository. The check reports their files by these paths. */
export const schemasRoot = 'packages/schemas';
export const pluginsRoot = 'plugins';
export const packsRoot = 'apps/platform/seed/language-packs';

/**
 * The declarations that the product was built from: path in the repository → text. In a bundle they are
 * `schema-sources.json` beside it, which the build writes. From source they are read from the repository.
 */
export function readShippedSources(): ReadonlyMap<string, string> {
  shipped ??= new Map(Object.entries(isSource ? readRepository() : readBundled()));
  return shipped;
}

let shipped: ReadonlyMap<string, string> | undefined;
const isSource = import.meta.url.endsWith('.ts');

function readBundled(): Record<string, string> {
  return JSON.parse(readFileSync(new URL('./schema-sources.json', import.meta.url), 'utf8')) as Record<string, string>;
}

function readRepository(): Record<string, string> {
  const repository = fileURLToPath(new URL('../../../', import.meta.url));
  const folders = [
    ...[...formFolders, 'meta', 'shared', 'entities', 'data'].map((name) => join(schemasRoot, name)),
    ...diskFiles.folders(join(repository, pluginsRoot)).map((id) => join(pluginsRoot, id, 'shared/entities')),
    packsRoot,
  ];
  const widgets = diskFiles
    .folders(join(repository, pluginsRoot))
    .map((id) => join(repository, pluginsRoot, id, 'widgets.json'))
    .filter((path) => diskFiles.has(path));
  const files = [...folders.flatMap((folder) => diskFiles.below(join(repository, folder))), ...widgets];
  return Object.fromEntries(
    files
      .filter((path) => path.endsWith('.json'))
      .map((path) => [relative(repository, path), readFileSync(path, 'utf8')]),
  );
}
