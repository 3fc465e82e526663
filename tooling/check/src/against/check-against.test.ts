import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { formatError } from '@signalbox/schema-check';
import { aSchemasFolder, type SchemasFolder } from '../testing/schemas-folder';
import { checkForms } from '../check-all';
import { checkAgainst } from './check-against';
import { formsAtRef, formsIn, releasedForms, writeRelease } from './earlier-forms';

let folder: SchemasFolder;
afterEach(() => rmSync(folder.root, { recursive: true }));

const base = 'forms/lights/base/form.json';

test('reports a change without a migration at its line, with what to add', () => {
  folder = aSchemasFolder();
  const before = formsIn(folder.root);
  folder.set(base, '/schema/properties/rate/maximum', 40);
  folder.set(base, '/schema/properties/lightsShown', undefined);
  const compared = () => checkAgainst({ root: folder.root, before, after: formsIn(folder.root), name: 'v1.0.0' });
  const { lines, errors } = compared();
  const file = join(folder.root, base);
  const line =
    folder
      .read(base)
      .split('\n')
      .findIndex((each) => each.includes('"rate": {')) + 1;
  expect(lines).toEqual([
    'breaking: lights/base /lightsShown — no form has the setting any more',
    'narrowing: lights/base /rate — maximum is 40 instead of 50',
  ]);
  expect(errors.map(formatError)).toEqual([
    expect.stringMatching(
      new RegExp(
        `^${file}:\\d+:\\d+ /schema/properties/lightsShown — compared with v1.0.0, /lightsShown has a breaking change`,
      ),
    ),
    `${file}:${line}:15 /schema/properties/rate — compared with v1.0.0, /rate has a narrowing change: maximum is 40 instead of 50; add a step to "migrate": {"clamp": "/rate"} or {"keep": "/rate", "reason": "…"}`,
  ]);
  folder.set(base, '/migrate', [
    { since: '1.1.0', steps: [{ clamp: '/rate' }, { keep: '/lightsShown', reason: 'Lights are always shown.' }] },
  ]);
  expect(compared().errors).toEqual([]);
});

test('offers a clamp without a limit for a number that is whole now', () => {
  folder = aSchemasFolder();
  folder.set(base, '/schema/properties/rate', { type: 'number' });
  const before = formsIn(folder.root);
  folder.set(base, '/schema/properties/rate', { type: 'integer' });
  const errors = () => checkAgainst({ root: folder.root, before, after: formsIn(folder.root), name: 'v1.0.0' }).errors;
  expect(errors().map(({ remedy }) => remedy)).toEqual([expect.stringContaining('{"clamp": "/rate"} or {"keep"')]);
  folder.set(base, '/migrate', [{ since: '1.1.0', steps: [{ clamp: '/rate' }] }]);
  expect(errors()).toEqual([]);
  expect(checkForms({ root: folder.root }).errors.filter(({ pointer }) => pointer.startsWith('/migrate'))).toEqual([]);
});

test('says for a tab that is gone where its migration can stand', () => {
  folder = aSchemasFolder();
  const before = formsIn(folder.root);
  rmSync(join(folder.root, 'forms/lights/garden'), { recursive: true });
  const errors = () => checkAgainst({ root: folder.root, before, after: formsIn(folder.root), name: 'v1.0.0' }).errors;
  const [first, ...others] = errors();
  expect(formatError(first!)).toMatch(
    /garden\/form\.json:1:1 .* the tab is gone: add a step to "migrate" of another one: rename, split, or \{"keep"/,
  );
  const steps = [first!, ...others].map(({ pointer }) => ({ keep: pointer, reason: 'The garden was sold.' }));
  folder.set(base, '/migrate', [{ since: '1.1.0', steps }]);
  expect(errors()).toEqual([]);
});

test('compares with a commit and with the forms of a release', () => {
  folder = aSchemasFolder();
  const repository = join(folder.root, 'repository');
  const schemas = 'repository/packages/schemas';
  for (const file of [base, 'forms/lights/group.json', 'shared/duration.json', 'shared/secret.json'])
    folder.write(`${schemas}/${file}`, folder.read(file));
  git(repository, 'init', '-q');
  git(repository, 'add', '.');
  git(repository, '-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '-qm', 'Forms');
  expect(releasedForms(repository)).toBeUndefined();
  writeRelease(repository);
  folder.set(`${schemas}/${base}`, '/schema/properties/rate/maximum', 40);
  const root = join(repository, 'packages/schemas');
  for (const before of [formsAtRef(repository, 'HEAD'), releasedForms(repository) ?? []])
    expect(checkAgainst({ root, before, after: formsIn(root), name: 'HEAD' }).errors).toHaveLength(1);
  expect(git(repository, 'status', '--short', '--', 'packages/schemas/forms')).toBe(` M packages/schemas/${base}\n`);
  expect(() => formsAtRef(repository, 'v9.9.9')).toThrow('git cannot read the forms of v9.9.9');
});

function git(cwd: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return stdout;
}
