import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { readSpecifiers } from '../circles/import-graph';
import rules from './arrows.json';
import { findWrongImports } from './find-wrong-imports';
import type { PackageManifest } from './resolve-import';

const arrows: Record<string, string[]> = rules.arrows;
const packages = new Map<string, PackageManifest>([
  [
    'packages/engine',
    { name: '@signalbox/engine', exports: { './core': './src/core/index.ts', './locales/*': './locales/*' } },
  ],
  ['packages/api', { name: '@signalbox/api', exports: { '.': './src/index.ts' } }],
]);

/** Files with a rejected import. */
function rejectedIn(files: Record<string, string>): string[] {
  const errors = findWrongImports({ specifiers: readSpecifiers(new Map(Object.entries(files))), packages });
  return errors.map((error) => error.slice(0, error.indexOf(':')));
}

/** A file in the folder of a pattern. */
function fileIn(pattern: string, plugin: string): string {
  const path = pattern.replace('*', plugin);
  return path.endsWith('.ts') ? path : `${path}/file.ts`;
}

function isRejected({ from, to }: { from: string; to: string }): boolean {
  const path = posix.relative(posix.dirname(from), to).replace(/\.ts$/, '');
  const statement = `import type { Target } from '${path.startsWith('.') ? path : `./${path}`}';`;
  return rejectedIn({ [from]: statement, [to]: '' }).includes(from);
}

it.each(Object.entries(arrows))('%s imports what its arrows name, and nothing else', (pattern, named) => {
  const others = Object.keys(arrows).filter((each) => each !== pattern && !rules.testFolders.includes(each));
  const reached = others.filter((each) => !isRejected({ from: fileIn(pattern, 'one'), to: fileIn(each, 'one') }));
  const isOfTests = rules.testFolders.includes(pattern) || pattern.split('/').includes('testing');
  const allowed = [...named, ...(isOfTests ? rules.arrowsOfTests : [])];
  const shipped = (each: string) => isOfTests || !each.split('/').includes('testing');
  const expected = others.filter((each) => allowed.includes(each) && shipped(each));
  expect(reached.toSorted()).toEqual(expected.toSorted());
});

it.each(['shared', 'console', 'platform', 'locales', 'manifest.ts'])('no plug-in imports the %s of another', (part) => {
  for (const half of ['shared', 'console', 'platform', 'manifest.ts'])
    expect(isRejected({ from: fileIn(`plugins/*/${half}`, 'one'), to: fileIn(`plugins/*/${part}`, 'two') })).toBe(true);
});

it('an app imports its half of every plug-in', () => {
  expect(isRejected({ from: 'apps/console/src/plugins.ts', to: 'plugins/two/console/index.ts' })).toBe(false);
  expect(isRejected({ from: 'apps/console/src/plugins.ts', to: 'plugins/two/platform/index.ts' })).toBe(true);
});

it.each(['packages/unheard-of', 'plugins/one/third-half', 'tooling/unheard-of', 'apps/unheard-of', 'lib'])(
  'rejects every file of %s, a folder that no list names, and every import of it',
  (folder) => {
    const files = { [`${folder}/target.ts`]: '', 'apps/platform/a.ts': `export * from '../../${folder}/target';` };
    expect(rejectedIn(files)).toEqual([`${folder}/target.ts`, 'apps/platform/a.ts']);
  },
);

it.each([
  ['a value', `import { target } from '../widgets/target';`],
  ['a type', `import type { Target } from '../widgets/target';`],
  ['an export', `export { target } from '../widgets/target';`],
  ['all exports', `export * from '../widgets/target';`],
  ['a module later', `export const load = () => import('../widgets/target');`],
  ['the type of a module', `export type Target = import('../widgets/target').Target;`],
  ['effects alone', `import '../widgets/target.css';`],
  ['a package by name', `import { core } from '@signalbox/engine/core';`],
  ['data of a package by name', `import en from '@signalbox/engine/locales/en.json';`],
  ['a path that a package does not export', `import { secret } from '@signalbox/api/secret';`],
  ['a file outside of the workspace', `import { other } from '../../../other';`],
])('sees an import of %s', (_, statement) => {
  expect(rejectedIn({ 'packages/api/file.ts': statement, 'packages/widgets/target.ts': '' })).toEqual([
    'packages/api/file.ts',
  ]);
});

it('resolves packages of the workspace by their names, and lets packages of a registry pass', () => {
  const text = `import { readFile } from 'node:fs'; import pg from 'pg'; import { core } from '@signalbox/engine/core';`;
  expect(rejectedIn({ 'apps/platform/src/a.ts': text })).toEqual([]);
});

it('allows only tests to import from `testing/` folders', () => {
  const statement = `export { helper } from './testing/helper';`;
  const files = {
    'packages/api/testing/helper.ts': '',
    'packages/api/a.ts': statement,
    'packages/api/a.test.ts': statement,
  };
  expect(rejectedIn(files)).toEqual(['packages/api/a.ts']);
});

it('allows tests to import more than what ships, but only what the lists of tests name', () => {
  const toTesting = { to: 'packages/engine/src/testing/mount.ts' };
  expect(isRejected({ from: 'packages/widgets/src/a.test.ts', ...toTesting })).toBe(false);
  expect(isRejected({ from: 'packages/widgets/src/a.ts', ...toTesting })).toBe(true);
  expect(isRejected({ from: 'packages/api/src/a.test.ts', to: 'packages/widgets/src/a.ts' })).toBe(true);
  expect(isRejected({ from: 'e2e/a.spec.ts', to: 'plugins/one/platform/testing/a.ts' })).toBe(false);
  expect(isRejected({ from: 'e2e/a.spec.ts', to: 'plugins/one/platform/a.ts' })).toBe(true);
});
