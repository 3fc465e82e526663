import { join, relative, sep } from 'node:path';
import type { SchemaFiles } from './schema-files';

/** Message files of the schemas: those of forms, of groups, and of the data files. */
export function messageFiles(root: string, files: SchemaFiles): string[] {
  return ['forms', 'data'].flatMap((folder) => files.below(join(root, folder)).filter(isMessages));
}

function isMessages(path: string): boolean {
  return path.includes(`${sep}locales${sep}`) && path.endsWith('.json');
}

/** `forms/a/b/locales/en.json` → `en`, `forms/a/b`; `forms/a/locales/en.json` → `en`, `groups/a`; `data/locales/en.json` → `en`, `data`. */
export function messagePlace(root: string, path: string): { language: string; namespace: string } {
  const parts = relative(root, path).split(sep);
  const language = (parts.at(-1) ?? '').slice(0, -'.json'.length);
  const owner = parts.slice(0, -2);
  const isGroup = owner[0] === 'forms' && owner.length === 2;
  return { language, namespace: isGroup ? `groups/${owner[1]}` : owner.join('/') };
}

/** The `shared` folders of the plug-ins below `plugins`. */
export function sharedFolders(plugins: string, files: SchemaFiles): string[] {
  return files
    .folders(plugins)
    .map((id) => join(plugins, id, 'shared'))
    .filter((folder) => files.has(folder) || files.below(folder).length > 0);
}
