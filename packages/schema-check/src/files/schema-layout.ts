import { join, relative, sep } from 'node:path';
import type { SchemaFiles } from './schema-files';

/** The folders of forms: tabs and dialogs, and those of the records of collections. */
export const formFolders = ['forms', 'collections'] as const;

/** Message files of the schemas: those of forms, of groups, and of the data files. */
export function messageFiles(root: string, files: SchemaFiles): string[] {
  return [...formFolders, 'data'].flatMap((folder) => files.below(join(root, folder)).filter(isMessages));
}

function isMessages(path: string): boolean {
  return path.includes(`${sep}locales${sep}`) && path.endsWith('.json');
}

/** `forms/a/b/locales/en.json` → `en`, `forms/a/b`; `forms/a/locales/en.json` → `en`, `groups/a`; `data/locales/en.json` → `en`, `data`. */
export function messagePlace(root: string, path: string): { language: string; namespace: string } {
  const parts = relative(root, path).split(sep);
  const language = (parts.at(-1) ?? '').slice(0, -'.json'.length);
  const owner = parts.slice(0, -2);
  const [folder = '', ...name] = owner;
  if (!isFormFolder(folder)) return { language, namespace: owner.join('/') };
  return { language, namespace: [name.length === 1 ? 'groups' : 'forms', ...name].join('/') };
}

/** Path of a file of a form or group: in `collections` if it is there, else in `forms`. */
export function formFile(root: string, name: string, has: (path: string) => boolean): string {
  const paths = formFolders.map((folder) => join(root, folder, name));
  return paths.find(has) ?? join(root, 'forms', name);
}

function isFormFolder(name: string): boolean {
  return (formFolders as readonly string[]).includes(name);
}

/** The `shared` folders of the plug-ins below `plugins`. */
export function sharedFolders(plugins: string, files: SchemaFiles): string[] {
  return files
    .folders(plugins)
    .map((id) => join(plugins, id, 'shared'))
    .filter((folder) => files.has(folder) || files.below(folder).length > 0);
}
