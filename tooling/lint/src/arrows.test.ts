import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const workspace = mkdtempSync(join(tmpdir(), 'signalbox-arrows-'));

/** Every kind of folder, and the folders that it may import. An arrow that is missing here must fail. */
const arrows: Record<string, string[]> = {
  'packages/schemas': [],
  'packages/engine/src/core': ['packages/schemas'],
  'packages/engine/src/react': ['packages/schemas', 'packages/engine/src/core'],
  'packages/widgets': ['packages/schemas', 'packages/engine/src/core', 'packages/engine/src/react'],
  'packages/console-kit': [
    'packages/schemas',
    'packages/engine/src/core',
    'packages/engine/src/react',
    'packages/widgets',
    'packages/api',
  ],
  'packages/api': ['packages/schemas'],
  'packages/archive': ['packages/schemas', 'packages/api'],
  'packages/jobs': ['packages/api'],
  'packages/project-data': [
    'packages/schemas',
    'packages/engine/src/core',
    'packages/api',
    'packages/archive',
    'packages/platform-kit',
  ],
  'packages/platform-kit': [
    'packages/schemas',
    'packages/engine/src/core',
    'packages/api',
    'packages/archive',
    'packages/jobs',
  ],
  'plugins/one/shared': ['packages/schemas', 'packages/api'],
  'plugins/one/console': [
    'plugins/one/shared',
    'packages/schemas',
    'packages/engine/src/core',
    'packages/engine/src/react',
    'packages/widgets',
    'packages/api',
    'packages/console-kit',
  ],
  'plugins/one/platform': [
    'plugins/one/shared',
    'packages/schemas',
    'packages/engine/src/core',
    'packages/api',
    'packages/platform-kit',
    'packages/jobs',
    'packages/project-data',
    'packages/archive',
  ],
  'apps/console': [
    'packages/schemas',
    'packages/engine/src/core',
    'packages/engine/src/react',
    'packages/widgets',
    'packages/api',
    'packages/console-kit',
    'plugins/one/console',
    'plugins/two/console',
  ],
  'apps/platform': [
    'packages/schemas',
    'packages/engine/src/core',
    'packages/api',
    'packages/archive',
    'packages/jobs',
    'packages/project-data',
    'packages/platform-kit',
    'plugins/one/platform',
    'plugins/two/platform',
  ],
  'tooling/codegen': ['packages/schemas', 'packages/engine/src/core'],
  'tooling/check': ['packages/schemas', 'packages/engine/src/core', 'tooling/codegen'],
  'tooling/browser': [],
  'tooling/lint': [],
  'tooling/test': ['tooling/browser'],
};
const unknownFolders = ['packages/unheard-of', 'plugins/one/third-half', 'tooling/unheard-of', 'apps/unheard-of'];
const otherPlugin = ['shared', 'console', 'platform'].map((half) => `plugins/two/${half}`);
const targets = [...Object.keys(arrows), ...unknownFolders, ...otherPlugin];

/** Every rule's rejection as `file: rule`. One run of the linter reads all planted files. */
const rejections = new Set<string>();

beforeAll(() => {
  for (const folder of targets)
    write(`${folder}/target.ts`, 'export interface Target { id: string }\nexport const target = 1;\n');
  for (const from of Object.keys(arrows))
    for (const to of targets)
      if (to !== from) plant({ from, to, statement: (path) => `export { target } from '${path}';` });
  for (const [name, statement] of Object.entries(statements))
    plant({ from: 'packages/api', to: 'packages/widgets', name, statement });
  write('packages/api/testing/helper.ts', 'export const helper = 1;\n');
  write('packages/api/ships.ts', `export { helper } from './testing/helper';\n`);
  write('packages/api/ships.test.ts', `export { helper } from './testing/helper';\n`);
  cpSync(join(root, '.oxlintrc.json'), join(workspace, '.oxlintrc.json'));
  mkdirSync(join(workspace, 'node_modules'));
  for (const tool of ['eslint-plugin-boundaries', 'eslint-import-resolver-typescript'])
    symlinkSync(join(root, 'node_modules', tool), join(workspace, 'node_modules', tool));
  const folders = ['apps', 'packages', 'plugins', 'tooling'];
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format', 'unix', ...folders], {
    cwd: workspace,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const [, file, rule] of stdout.matchAll(/^(.+?):\d+:\d+: .*boundaries\(([\w-]+)\)\]$/gm))
    rejections.add(`${file}: ${rule}`);
});

afterAll(() => rmSync(workspace, { recursive: true, force: true }));

const statements = {
  type: (path: string) => `import type { Target } from '${path}';\nexport type Own = Target;`,
  dynamic: (path: string) => `export const load = () => import('${path}');`,
  all: (path: string) => `export * from '${path}';`,
};

it.each(Object.entries(arrows))('%s imports what its arrows name, and nothing else', (from, named) => {
  const allowed = targets.filter((to) => to !== from && !isRejected(planted({ from, to })));
  expect(allowed.toSorted()).toEqual(named.toSorted());
});

it.each(unknownFolders)('rejects every file of %s, a folder that no list names', (folder) => {
  expect(rejections).toContain(`${folder}/target.ts: no-unknown-files`);
});

it.each(Object.keys(statements))('sees an import of the kind %s', (name) => {
  expect(isRejected(planted({ from: 'packages/api', to: 'packages/widgets', name }))).toBe(true);
});

it('allows only tests to import from `testing/` folders', () => {
  expect(isRejected('packages/api/ships.ts')).toBe(true);
  expect(isRejected('packages/api/ships.test.ts')).toBe(false);
});

function isRejected(file: string): boolean {
  return rejections.has(`${file}: dependencies`) || rejections.has(`${file}: no-unknown-dependencies`);
}

interface Planted {
  from: string;
  to: string;
  name?: string;
}

function planted({ from, to, name = 'value' }: Planted): string {
  return `${from}/to-${to.replaceAll('/', '-')}-${name}.ts`;
}

function plant({ statement, ...arrow }: Planted & { statement: (path: string) => string }) {
  const file = planted(arrow);
  write(file, `${statement(relative(arrow.from, `${arrow.to}/target`))}\n`);
}

function write(file: string, text: string) {
  const path = join(workspace, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
