import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allowedNames } from './allowed-names';
import { findPluginNames } from './find-plugin-names';

const root = join(import.meta.dirname, '../../../..');
const ids = ['backup', 'project-transfer', 'media'];

it.each([
  ['an import', `import { a } from '@signalbox/plugin-backup/platform';`, '@signalbox/plugin-backup/platform'],
  ['a path', `const path = 'plugins/media/locales';`, 'plugins/media/locales'],
  ['a text', `const form = 'forms/backup/restore';`, 'forms/backup/restore'],
  ['a plural', `const folder = 'backups';`, 'backups'],
  ['a part of a template', 'const path = `backup/${1}`;', 'backup/'],
  ['a type', `interface PendingBackup { id: string }`, 'PendingBackup'],
  ['an id of two words', `const projectTransferErrors = 1;`, 'projectTransferErrors'],
])('finds the name of a plug-in in %s', (_, text, name) => {
  expect(findPluginNames({ file: 'a.ts', text, ids })).toEqual([{ file: 'a.ts', name }]);
});

it.each([
  ['a comment', `// Backups\n/** A backup. */ export const a = 1;`],
  ['a word of the platform', `const mediaFolder = 'media';`],
  ['a longer word', `const backupable = 'project transferred';`],
])('finds none in %s', (_, text) => {
  expect(findPluginNames({ file: 'a.ts', text, ids })).toEqual([]);
});

it('no package names a plug-in, except in stored names and names on the wire', () => {
  const plugins = readdirSync(join(root, 'plugins'));
  const files = sources();
  expect(plugins.length).toBeGreaterThan(3);
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    findPluginNames({ file, text: readFileSync(join(root, file), 'utf8'), ids: plugins }),
  );
  const unique = new Map(found.map((each) => [`${each.file} ${each.name}`, each]));
  expect([...unique.values()].toSorted(byFile)).toEqual([...allowedNames].toSorted(byFile));
});

/** The shipped code of packages: no tests, and no generated code, whose names are those of forms. */
function sources(): string[] {
  const options = { cwd: root, encoding: 'utf8' } as const;
  const listed = execFileSync('git', ['ls-files', 'packages/*/src/*.ts', 'packages/*/src/*.tsx'], options);
  return listed.split('\n').filter((file) => file !== '' && !/\.test\.tsx?$|\/testing\//.test(file));
}

function byFile(a: { file: string; name: string }, b: { file: string; name: string }): number {
  const [one, other] = [a, b].map(({ file, name }) => `${file} ${name}`) as [string, string];
  return one < other ? -1 : one > other ? 1 : 0;
}
