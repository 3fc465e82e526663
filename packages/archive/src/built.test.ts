import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { temporaryFolder } from './testing/temporary-folder';

const run = promisify(execFile);

interface Costs {
  readBytes: number;
  writeSeconds: number;
  readSeconds: number;
  verifySeconds: number;
  /** Share of the caller's thread. */
  writeShare: number;
  grownBytes: number;
}

it.each([{ password: undefined }, { password: 'c' }])(
  'built as the platform is, with the password $password, takes 300 MB in bounded memory and leaves the caller quick',
  async ({ password }) => {
    const folder = temporaryFolder();
    await build({
      entryPoints: {
        measure: inSource('testing/measure-large.ts'),
        'archive-worker': inSource('worker/archive-worker.ts'),
      },
      outdir: folder,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20.19',
      logLevel: 'error',
    });
    const options = [
      '--target',
      join(folder, 'a.zip'),
      '--megabytes',
      '300',
      ...(password ? ['--password', password] : []),
    ];
    const { stdout } = await run(process.execPath, [join(folder, 'measure.js'), ...options], { cwd: folder });
    const costs = JSON.parse(stdout) as Costs;
    expect(costs.readBytes).toBe(300 * 2 ** 20);
    expect(costs.grownBytes).toBeLessThan(100 * 2 ** 20);
    expect(costs.writeShare).toBeLessThan(0.3);
  },
  // A busy machine takes longer for 300 MB.
  300_000,
);

function inSource(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
