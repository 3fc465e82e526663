/**
 * Type-checks every folder with a `tsconfig.json`. Folders with the same compiler options are one program: as programs of
 * their own, they would check again what they import from each other. One thread each, and as many programs at once as there
 * are processors: a thread more would check the shared declarations once more.
 */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { compiler, compilerEnvironment } from './compiler';

const run = promisify(execFile);
const cache = resolve('.cache/types');

const listed = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--', '**/tsconfig.json'],
  { encoding: 'utf8' },
);
const folders = listed
  .split('\n')
  .filter((file) => file !== '' && existsSync(file))
  .map((file) => dirname(file));
const waiting = programsOf(folders);
let failed = 0;
await Promise.all(Array.from({ length: availableParallelism() }, checkNext));
if (failed === 0) console.log(`types: ${folders.length} packages have no error`);
process.exit(failed === 0 && folders.length > 0 ? 0 : 1);

async function checkNext(): Promise<void> {
  for (let config = waiting.shift(); config !== undefined; config = waiting.shift()) {
    try {
      const args = [compiler, '--noEmit', '--singleThreaded', '--project', config];
      await run(process.execPath, args, { env: compilerEnvironment });
    } catch (error) {
      failed += 1;
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      console.error(`types: ${stdout}${stderr}`);
    }
  }
}

/** The configuration file of each program. The program of most folders comes first. */
function programsOf(all: string[]): string[] {
  const groups = new Map<string, string[]>();
  for (const folder of all) {
    const options = optionsOf(folder);
    groups.set(options, [...(groups.get(options) ?? []), folder]);
  }
  return [...groups.values()]
    .toSorted((one, other) => other.length - one.length)
    .map((group) => (group.length === 1 ? join(group[0]!, 'tsconfig.json') : writeShared(group)));
}

function optionsOf(folder: string): string {
  const { extends: base, compilerOptions } = readConfig(folder);
  return JSON.stringify([resolve(folder, base), compilerOptions]);
}

function writeShared(group: string[]): string {
  const config = readConfig(group[0]!);
  const own = group.map((folder) => ({ folder, ...readConfig(folder) }));
  const patterns = (key: 'include' | 'exclude') =>
    own.flatMap((each) => each[key].map((pattern) => relative(cache, join(each.folder, pattern))));
  const shared = {
    extends: relative(cache, resolve(group[0]!, config.extends)),
    compilerOptions: config.compilerOptions,
    include: patterns('include'),
    exclude: patterns('exclude'),
  };
  mkdirSync(cache, { recursive: true });
  const file = join(cache, `${group[0]!.replaceAll('/', '-')}-and-others.json`);
  writeFileSync(file, JSON.stringify(shared, undefined, 2));
  return file;
}

function readConfig(folder: string) {
  return JSON.parse(readFileSync(join(folder, 'tsconfig.json'), 'utf8')) as {
    extends: string;
    compilerOptions: object;
    include: string[];
    exclude: string[];
  };
}
