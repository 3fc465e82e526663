import type { Specifiers } from '../circles/import-graph';
import rules from './arrows.json';
import { resolveImport, type PackageManifest } from './resolve-import';

const arrows: Record<string, string[]> = rules.arrows;
const arrowsToTests: Record<string, string[]> = rules.arrowsToTests;

interface Workspace {
  /** The imports of each source file. Paths are relative to the workspace. */
  specifiers: Specifiers;
  /** Folder → content of its `package.json`. */
  packages: ReadonlyMap<string, PackageManifest>;
}

/**
 * One text for every import that `arrows.json` does not allow, and for every file in a folder that it does not name:
 * - `arrows`: folder or file → what it may import besides itself. A `*` is any name; if both ends have one, it is the same.
 * - `arrowsOfTests`: what every test may import.
 * - `arrowsToTests`: folder → folders of which it may import the `testing/` parts.
 * - `testFolders`: folders without shipped code. Only they, tests and `testing/` folders import from a `testing/` folder.
 */
export function findWrongImports({ specifiers, packages }: Workspace): string[] {
  return [...specifiers].flatMap(([file, imported]) => {
    const from = placeOf(file);
    if (!from) return [`${file}: tooling/lint/src/arrows/arrows.json names no folder of this file`];
    return imported.flatMap((specifier) => {
      const target = resolveImport({ file, specifier, files: specifiers, packages });
      if (target === undefined || isAllowed({ file, from, target, to: placeOf(target) })) return [];
      return [`${file}: may not import ${specifier}: no arrow leads from ${from.pattern} to ${target}`];
    });
  });
}

/** A folder or file that `arrows.json` names. */
interface Place {
  pattern: string;
  /** Path relative to the workspace: the pattern with a name for its `*`. */
  path: string;
  /** The text that the `*` stands for. */
  name: string | undefined;
}

const patterns = Object.keys(arrows).map((pattern) => ({ pattern, parts: pattern.split('/') }));

function placeOf(file: string): Place | undefined {
  const parts = file.split('/');
  const found = patterns.find((each) => each.parts.every((part, index) => part === '*' || part === parts[index]));
  if (!found) return undefined;
  const path = parts.slice(0, found.parts.length).join('/');
  return {
    pattern: found.pattern,
    path,
    name: found.parts.includes('*') ? parts[found.parts.indexOf('*')] : undefined,
  };
}

interface Import {
  file: string;
  from: Place;
  target: string;
  to: Place | undefined;
}

function isAllowed({ file, from, target, to }: Import): boolean {
  if (!to) return false;
  const isFromTest = isForTests(file);
  const isToTest = isForTests(target);
  if (isToTest && !isFromTest) return false;
  if (to.path === from.path) return true;
  const named = [
    ...(arrows[from.pattern] ?? []),
    ...(isFromTest ? rules.arrowsOfTests : []),
    ...(isToTest ? (arrowsToTests[from.pattern] ?? []) : []),
  ];
  const isSameName = from.name === undefined || to.name === undefined || from.name === to.name;
  return isSameName && named.includes(to.pattern);
}

/** Tests, and what only tests use. */
function isForTests(file: string): boolean {
  return (
    /\.(?:test\.tsx?|spec\.ts)$/.test(file) ||
    file.split('/').includes('testing') ||
    rules.testFolders.some((folder) => file.startsWith(`${folder}/`))
  );
}
