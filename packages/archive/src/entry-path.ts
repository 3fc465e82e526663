/** Part of the platform that an entry comes from; also its folder in the archive. */
export type EntryKind = 'data' | 'fileServer' | 'html';

export const manifestName = 'manifest.json';

/**
 * Name of an entry in the archive. `data` takes a module (`user` → `data/user.ndjson`), the others a path below
 * their folder. A path that ends in `/` is an empty directory.
 */
export function entryPath({ kind, name }: { kind: EntryKind; name: string }): string {
  return kind === 'data' ? `data/${name}.ndjson` : `${kind}/${name}`;
}

/** Module of `data/<module>.ndjson`, or undefined for any other name. */
export function moduleOf(path: string): string | undefined {
  return /^data\/([a-z][a-z0-9_]{0,63})\.ndjson$/.exec(path)?.[1];
}

/** True if the format has a place for an entry of this name. The manifest has its own. */
export function hasPlace(path: string): boolean {
  return path.startsWith('data/') ? moduleOf(path) !== undefined : /^(fileServer|html)\/./s.test(path);
}

/** True for a name that, joined to a folder, leads outside of it on any system, or names that folder itself. */
export function escapes(path: string): boolean {
  if (path.includes('\\') || path.includes('\0') || /^[a-z]:/i.test(path)) return true;
  const segments = (path.endsWith('/') ? path.slice(0, -1) : path).split('/');
  return segments.some((segment) => segment === '' || segment === '.' || segment === '..');
}

/** True for what macOS and Windows add to folders, and so to an archive that was packed again. */
export function isOfSystem(path: string): boolean {
  return /^__MACOSX\/|(?:^|\/)(?:\._[^/]*|\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(path);
}

export function isDirectory(path: string): boolean {
  return path.endsWith('/');
}
