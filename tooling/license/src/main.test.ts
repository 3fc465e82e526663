import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'license-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(args: string[], passphrase = '') {
  const env = { ...process.env, LICENSE_KEY_PASSPHRASE: passphrase };
  return spawnSync(process.execPath, ['--import', 'tsx', main, ...args], { encoding: 'utf8', env });
}

test('makes keys, signs, shows and verifies', () => {
  const made = run(['keys', folder], 'a long passphrase').stdout;
  const [, keyPath = ''] = /^Private key: (.+)$/mu.exec(made) ?? [];
  const [, publicKey = ''] = /public-keys\.ts: (\S+)$/mu.exec(made) ?? [];
  expect(statSync(keyPath).mode & 0o777).toBe(process.platform === 'win32' ? 0o666 : 0o600);
  expect(readFileSync(keyPath, 'utf8')).toContain('BEGIN ENCRYPTED PRIVATE KEY');

  const content = {
    version: 1,
    id: 'SB-1',
    customer: 'Example Ltd',
    issueTime: '2026-01-01T00:00:00Z',
    startTime: '2026-01-01T00:00:00Z',
    expireTime: '2027-01-01T00:00:00Z',
    feature: ['backup'],
  };
  const contentPath = join(folder, 'content.json');
  writeFileSync(contentPath, JSON.stringify(content));
  const signed = run(['sign', contentPath, '--key', keyPath], 'a long passphrase');
  expect(signed.stderr).toBe('');
  const license = join(folder, 'license.txt');
  writeFileSync(license, signed.stdout);

  expect(run(['show', license]).stdout).toContain('"customer": "Example Ltd"');
  expect(run(['verify', license, '--key', publicKey]).stdout).toBe(
    'The signature is valid: license SB-1 for Example Ltd\n',
  );
  // The program has no key of a test.
  expect(run(['verify', license])).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(
      /^The license is signed with a key that this program does not know: [0-9a-f]{16}\n$/u,
    ),
  });
});

test('exits with 1 and one line on an error', () => {
  expect(run(['sign', 'content.json'])).toMatchObject({ status: 1, stderr: expect.stringMatching(/^Usage: .+\n$/u) });
  expect(run(['show', main])).toMatchObject({ status: 1, stderr: 'The file is not a license\n' });
});
