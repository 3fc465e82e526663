import { join, sep } from 'node:path';
import { formFolders } from '@signalbox/schema-check/files';
import { watch } from 'chokidar';

interface WatchOptions {
  /** `packages/schemas`. */
  root: string;
  plugins?: string | undefined;
  /** Called for each file that appears, changes or disappears. */
  onChange: (path: string) => void;
}

/** Watches the JSON files of forms, shared values, entities and data. Resolves when changes from now on are seen. */
export async function watchSchemas({ root, plugins, onChange }: WatchOptions): Promise<{ close: () => Promise<void> }> {
  const folders = [
    ...[...formFolders, 'shared', 'entities', 'data', 'meta'].map((name) => join(root, name)),
    ...(plugins ? [plugins] : []),
  ];
  const watcher = watch(folders, {
    ignoreInitial: true,
    // An editor that writes another file and renames it causes one change.
    atomic: 50,
    ignored: (path, stats) => isOther(path, plugins) || (stats?.isFile() === true && !path.endsWith('.json')),
  });
  watcher.on('all', (_event, path) => onChange(path));
  await new Promise<void>((resolve, reject) => {
    watcher.once('ready', resolve);
    watcher.once('error', reject);
  });
  return watcher;
}

/**
 * True for files that do not count. In a plug-in, only the schemas of its requests and records count:
 * `plugins/<id>/shared/entities`.
 */
function isOther(path: string, plugins: string | undefined): boolean {
  if (path.includes(`${sep}node_modules`)) return true;
  if (plugins === undefined || !path.startsWith(plugins + sep)) return false;
  const [, shared = 'shared', entities = 'entities'] = path.slice(plugins.length + 1).split(sep);
  return shared !== 'shared' || entities !== 'entities';
}
