import { posix } from 'node:path';
import { resolveImport, type PackageManifest } from '../arrows/resolve-import';
import type { Specifiers } from '../circles/import-graph';

/** Short files with one user that stay, each with the reason. */
const allowedFiles: Readonly<Record<string, string>> = {
  'plugins/notifications/platform/email/codes.ts': 'each provider has its codes in a file of this name',
};

interface Workspace {
  /** File → its text. */
  texts: ReadonlyMap<string, string>;
  specifiers: Specifiers;
  /** Folder → content of its `package.json`. */
  packages: ReadonlyMap<string, PackageManifest>;
}

/**
 * One text for every short file that belongs in the only file that uses it. Files stay that a test or a second file
 * imports, that are loaded by `import()` or exported again, that a package exports, and whose user would become too long.
 */
export function findShortFiles({ texts, specifiers, packages }: Workspace): string[] {
  const users = usersOf({ specifiers, packages });
  const exported = new Set(
    [...packages].flatMap(([folder, { exports = {} }]) =>
      Object.values(exports).map((path) => posix.join(folder, path)),
    ),
  );
  return [...users].flatMap(([file, [user, ...others]]) => {
    if (user === undefined || others.length > 0 || exported.has(file)) return [];
    const length = linesOf(texts, file);
    if (length >= minLines || length + linesOf(texts, user) > maxJoinedLines) return [];
    if ([file, user].some((each) => notFolded.test(each)) || Object.hasOwn(allowedFiles, file)) return [];
    if (!importsStatically(texts.get(user) ?? '', file)) return [];
    return [`${file}: ${length} lines that only ${user} uses; move them there`];
  });
}

/** Front doors, generated code, and what only tests and measurements use. */
const notFolded =
  /(?:^|\/)(?:index|manifest|main)\.tsx?$|\/generated\/|\.d\.ts$|\.mjs$|\.(?:test|spec)\.tsx?$|(?:^|\/)(?:testing|bench|simulators|hostile|e2e)\//;
const minLines = 15;
const maxJoinedLines = 150;

function usersOf({ specifiers, packages }: Omit<Workspace, 'texts'>): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const [file, imported] of specifiers)
    for (const specifier of new Set(imported)) {
      const target = resolveImport({ file, specifier, files: specifiers, packages });
      if (target !== undefined && specifiers.has(target)) users.set(target, [...(users.get(target) ?? []), file]);
    }
  return users;
}

function linesOf(texts: ReadonlyMap<string, string>, file: string): number {
  return (texts.get(file) ?? '').split('\n').length - 1;
}

function importsStatically(text: string, file: string): boolean {
  const name = posix.basename(file).replace(/\.tsx?$/, '');
  return new RegExp(`^import [^;]*from '[^']*/${name.replaceAll('.', '\\.')}'`, 'm').test(text);
}
