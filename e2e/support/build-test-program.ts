import { execFileSync } from 'node:child_process';
import testKey from '@signalbox/license-file/testing/key' with { type: 'json' };

/** Builds the program of the browser tests: the shipped one, which also accepts licenses signed with the key of the tests. */
// oxlint-disable-next-line import/no-default-export -- as Playwright wants it
export default function buildTestProgram(): void {
  execFileSync(process.execPath, ['build.mjs', 'dist-testing'], {
    cwd: 'apps/platform',
    env: { ...process.env, LICENSE_TEST_KEY: testKey.publicKey },
    stdio: 'inherit',
  });
}
