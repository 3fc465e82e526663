/**
 * Type-checks every folder with a `tsconfig.json`. One thread each, and as many at once as there are processors: a thread
 * more would check the shared declarations once more, and a task runner would start a package manager for each.
 */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';

const compiler = resolve(import.meta.dirname, '../node_modules/typescript-native/bin/tsc');
const run = promisify(execFile);

const listed = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--', '**/tsconfig.json'],
  { encoding: 'utf8' },
);
const folders = listed
  .split('\n')
  .filter((file) => file !== '' && existsSync(file))
  .map((file) => dirname(file));
const waiting = [...folders];
const failed: string[] = [];
await Promise.all(Array.from({ length: availableParallelism() }, checkNext));
console.log(`types: ${folders.length - failed.length} of ${folders.length} packages have no error`);
process.exit(failed.length === 0 && folders.length > 0 ? 0 : 1);

async function checkNext(): Promise<void> {
  for (let folder = waiting.shift(); folder !== undefined; folder = waiting.shift()) {
    try {
      await run(process.execPath, [compiler, '--noEmit', '--singleThreaded', '--project', folder]);
    } catch (error) {
      failed.push(folder);
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      console.error(`types: ${folder}\n${stdout}${stderr}`);
    }
  }
}
