import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const { scripts, packageManager, devDependencies } = JSON.parse(
  readFileSync(resolve(root, 'package.json'), 'utf8'),
) as { scripts: Record<string, string>; packageManager: string; devDependencies: Record<string, string> };

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

/** A folder with the bootstrap, and a registry whose pnpm writes `ran` with its arguments. `sha512Of`: what package.json names. */
function aCheckout(sha512Of: (archive: Buffer) => string) {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-bootstrap-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const path of ['scripts', 'bin', 'sent/package/bin', 'home']) mkdirSync(join(folder, path), { recursive: true });
  copyFileSync(resolve(root, 'scripts/bootstrap.mjs'), join(folder, 'scripts/bootstrap.mjs'));
  const program = "require('node:fs').appendFileSync('ran', process.argv.slice(2).join(' '));";
  writeFileSync(join(folder, 'sent/package/bin/pnpm.cjs'), program);
  spawnSync('tar', ['-czf', 'sent.tgz', '-C', 'sent', 'package'], { cwd: folder });
  // `npm pack`, as far as the bootstrap uses it.
  writeFileSync(join(folder, 'bin/npm'), `#!/bin/sh\necho "$2" >> asked\ncp sent.tgz "$5/pnpm-1.2.3.tgz"\n`, {
    mode: 0o700,
  });
  const packageManager = `pnpm@1.2.3+sha512.${sha512Of(readFileSync(join(folder, 'sent.tgz')))}`;
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ packageManager, type: 'module' }));
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) writeFileSync(join(folder, file), '');
  const read = (file: string) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '');
  const run = () => {
    const path = `${join(folder, 'bin')}:${process.env['PATH']}`;
    const env = { PATH: path, HOME: join(folder, 'home') };
    return spawnSync(process.execPath, ['scripts/bootstrap.mjs', 'codegen'], { cwd: folder, encoding: 'utf8', env });
  };
  return { read, run };
}
const sha512 = (content: Buffer) => createHash('sha512').update(content).digest('hex');

it('installs with the pnpm whose hash package.json names, and asks for it once', () => {
  const { read, run } = aCheckout(sha512);
  run();
  run();
  expect(read('ran')).toMatch(/^install --frozen-lockfile \S+ \S+$/);
  expect(read('asked')).toBe('pnpm@1.2.3\n');
});

it('runs nothing of a pnpm with another hash than package.json names, and says why', () => {
  const { read, run } = aCheckout((archive) => sha512(Buffer.concat([archive, Buffer.from('changed')])));
  const { status, stderr } = run();
  expect({ status, ran: read('ran') }).toEqual({ status: 1, ran: '' });
  expect(stderr).toMatch(/sent pnpm 1\.2\.3 with the SHA-512 [0-9a-f]{128}\. package\.json requires/);
});

it('pins one version of pnpm', () => {
  expect(packageManager).toMatch(new RegExp(`^pnpm@${devDependencies['pnpm']}\\+sha512\\.[0-9a-f]{128}$`));
});
