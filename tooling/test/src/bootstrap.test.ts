import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const { scripts } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

it.each(Object.entries(scripts))('npm run %s installs what it needs first', (name, command) => {
  expect(command).toBe(`node scripts/bootstrap.mjs ${name}`);
});

it('knows every script, and lists them for an unknown one', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/bootstrap.mjs', 'nothing'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  const named = [...stderr.matchAll(/npm (?:run )?([\w:-]+)/g)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(Object.keys(scripts).toSorted());
});
