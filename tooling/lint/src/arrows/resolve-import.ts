import { posix } from 'node:path';
import { findSource } from '../circles/import-graph';

/** The part of a `package.json` that decides where an import leads. */
export interface PackageManifest {
  name?: string;
  exports?: Record<string, string>;
}

interface Import {
  file: string;
  specifier: string;
  /** The sources, by path. */
  files: { has(file: string): boolean };
  /** Folder → content of its `package.json`. */
  packages: ReadonlyMap<string, PackageManifest>;
}

/**
 * Path of the file that an import leads to, relative to the workspace. Undefined for packages from a registry and for
 * modules of Node. A path that no package of the workspace exports is a text that is no path: no arrow leads to it.
 */
export function resolveImport({ file, specifier, files, packages }: Import): string | undefined {
  if (specifier.startsWith('.')) {
    const path = posix.join(posix.dirname(file), specifier.replace(/\?.*$/, ''));
    return findSource(path, files) ?? path;
  }
  for (const [folder, { name, exports = {} }] of packages) {
    if (name === undefined || (specifier !== name && !specifier.startsWith(`${name}/`))) continue;
    const exported = exportedPath(`.${specifier.slice(name.length)}`, exports);
    return exported === undefined ? `not exported: ${specifier}` : posix.join(folder, exported);
  }
  return undefined;
}

function exportedPath(subpath: string, exports: Record<string, string>): string | undefined {
  for (const [pattern, path] of Object.entries(exports)) {
    if (pattern === subpath) return path;
    const [start = '', end] = pattern.split('*');
    if (end === undefined || !subpath.startsWith(start) || !subpath.endsWith(end)) continue;
    return path.replace('*', subpath.slice(start.length, subpath.length - end.length));
  }
  return undefined;
}
