// Runs with only Node and npm: installs with the pinned pnpm, then runs the requested script.
// It has no dependencies, because it runs before they are installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const isWindows = process.platform === 'win32';
/** Path of Node, quoted for a shell on Windows. */
const nodeProgram = isWindows ? `"${process.execPath}"` : process.execPath;
const [task, ...args] = process.argv.slice(2);

/** Every script of package.json. */
const tasks = {
  start: async () => {
    renewGenerated();
    build();
    // In this very process, so that a signal to `npm start` reaches the server and its database.
    await import(pathToFileURL(join(root, 'apps/platform/dist/main.js')).href);
  },
  build: () => {
    renewGenerated();
    build();
  },
  test: () => runTool('tooling/test/src/test.ts'),
  'test:endurance': () => runTool('tooling/test/src/endurance.ts'),
  'test:hostile': () => runTool('tooling/hostile/src/run.ts'),
  check: () => runTool('tooling/test/src/check.ts'),
  'check:schemas': () =>
    runTool('tooling/check/src/main.ts', ['--packs', 'apps/platform/seed/language-packs', ...args]),
  codegen: () => runTool('tooling/check/src/generate.ts'),
  'new-tab': () => runTool('tooling/check/src/authoring/main.ts', ['new-tab', ...args]),
  messages: () => runTool('tooling/check/src/authoring/main.ts', ['messages', ...args]),
  author: async () => {
    const { register } = await import('tsx/esm/api');
    register();
    // In this very process, so that a signal to npm reaches it.
    await import(pathToFileURL(join(root, 'tooling/check/src/author/main.ts')).href);
  },
  license: () => runTool('tooling/license/src/main.ts', args),
  format: () => run('oxfmt', args),
  bench: () => runTool('tooling/bench/forms/run.ts'),
  'bench:backup': () => {
    build();
    runTool('tooling/bench/backup/run.ts');
  },
  'bench:restore': () => {
    build();
    runTool('tooling/bench/backup/fast-paths/run.ts');
  },
  'bench:pages': () => {
    build();
    runTool('tooling/bench/pages/run.ts');
  },
  'bench:uploads': () => {
    build();
    runTool('tooling/bench/uploads/run.ts');
  },
  'bench:server': () => {
    build();
    runTool('tooling/bench/server/run.ts');
  },
  'bench:media': () => {
    build();
    runTool('tooling/bench/media/run.ts');
  },
  'bench:lists': () => {
    build();
    runTool('tooling/bench/lists/run.ts');
  },
  'bench:author': () => {
    build();
    runTool('tooling/bench/author/run.ts');
  },
  'bench:first-load': () => runTool('tooling/bench/first-load/run.ts'),
};

requireSupportedNode();
if (!Object.hasOwn(tasks, task ?? '')) {
  const scripts = Object.keys(tasks).map((name) => (name === 'start' || name === 'test' ? name : `run ${name}`));
  stop(`Unknown task '${task}'. Use one of: npm ${scripts.join(', npm ')}.`);
}
process.chdir(root);
process.env.PATH = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`;
process.env.TURBO_TELEMETRY_DISABLED = '1';
process.env.DO_NOT_TRACK = '1';
install();
await tasks[task]();

function requireSupportedNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(`Signalbox needs Node 20.19 or later; this is ${process.versions.node}.`);
}

/** Installs when the lockfile or a package.json changed since the last install. */
function install() {
  const stamp = join(root, 'node_modules', '.signalbox-install');
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing the packages that this version needs …');
  run(nodeProgram, [pinnedPnpm(), 'install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=warn']);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** The program of pnpm in the archive whose SHA-512 package.json has. Stops if the registry sends another one. */
function pinnedPnpm() {
  const { packageManager } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [, version, sha512] = /^pnpm@(.+)\+sha512\.([0-9a-f]{128})$/.exec(packageManager);
  // Relative paths, which have no blanks: on Windows a shell runs the commands.
  const folder = '.cache/pnpm';
  const archive = `${folder}/pnpm-${version}.tgz`;
  const found = () => existsSync(archive) && createHash('sha512').update(readFileSync(archive)).digest('hex');
  mkdirSync(folder, { recursive: true });
  if (found() !== sha512) run('npm', ['pack', `pnpm@${version}`, '--loglevel=error', '--pack-destination', folder]);
  if (found() !== sha512)
    stop(
      `The registry of npm sent pnpm ${version} with the SHA-512 ${found()}. package.json requires ${sha512}. Nothing of it was run. Check the registry in \`npm config get registry\`.`,
    );
  rmSync(`${folder}/package`, { recursive: true, force: true });
  run('tar', ['-xzf', archive, '-C', folder]);
  return `${folder}/package/bin/pnpm.cjs`;
}

function fingerprint() {
  const hash = createHash('sha256').update(process.versions.modules + process.platform + process.arch);
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'])
    hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Runs the code generation after a change of the forms. Exits if they are not valid. */
function renewGenerated() {
  runTool('tooling/check/src/generate.ts', ['--if-changed']);
}

function build() {
  run('turbo', ['run', 'build', '--output-logs=errors-only', '--log-prefix=none']);
}

/** A tool of this repository prints its own errors. */
function runTool(file, given = args) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', file, ...given], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

function run(command, given) {
  const result = spawnSync(command, given, { stdio: 'inherit', shell: isWindows });
  if (result.error) stop(`Could not run ${command}: ${result.error.message}`);
  if (result.status !== 0) stop(`${command} ${given.slice(0, 2).join(' ')} failed; its output is above.`);
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
