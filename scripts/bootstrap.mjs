// Runs on a machine that has only Node and npm: installs with the pinned pnpm, then does what was asked.
// No dependencies: it runs before there are any.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const isWindows = process.platform === 'win32';
const task = process.argv[2];

requireSupportedNode();
process.chdir(root);
process.env.PATH = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`;
process.env.TURBO_TELEMETRY_DISABLED = '1';
process.env.DO_NOT_TRACK = '1';
install();

switch (task) {
  case 'start':
    run('turbo', ['run', 'build', '--output-logs=errors-only', '--log-prefix=none']);
    // In this very process, so that a signal to `npm start` reaches the server and its database.
    await import(pathToFileURL(join(root, 'apps/platform/dist/main.js')).href);
    break;
  case 'test':
    process.exit(runTool('tooling/test/src/test.ts', process.argv.slice(3)));
    break;
  case 'test:hostile':
    process.exit(runTool('tooling/hostile/src/run.ts', process.argv.slice(3)));
    break;
  case 'check':
    process.exit(runTool('tooling/test/src/check.ts', process.argv.slice(3)));
    break;
  case 'bench':
    process.exit(runTool('tooling/bench/forms/run.ts', process.argv.slice(3)));
    break;
  case 'bench:backup':
    run('turbo', ['run', 'build', '--output-logs=errors-only', '--log-prefix=none']);
    process.exit(runTool('tooling/bench/backup/run.ts', process.argv.slice(3)));
    break;
  case 'bench:uploads':
    run('turbo', ['run', 'build', '--output-logs=errors-only', '--log-prefix=none']);
    process.exit(runTool('tooling/bench/uploads/run.ts', process.argv.slice(3)));
    break;
  default:
    stop(
      `Unknown task '${task}'. Use npm start, npm test, npm run test:hostile, npm run check, npm run bench, npm run bench:backup or npm run bench:uploads.`,
    );
}

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
  const pin = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies.pnpm;
  console.log('Installing the packages that this version needs …');
  run('npm', [
    'exec',
    '--yes',
    `--package=pnpm@${pin}`,
    '--call',
    'pnpm install --frozen-lockfile --reporter=append-only --loglevel=warn',
  ]);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

function fingerprint() {
  const hash = createHash('sha256').update(process.versions.modules + process.platform + process.arch);
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'])
    hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function runTool(file, args) {
  return spawnSync(process.execPath, ['--import', 'tsx', file, ...args], { stdio: 'inherit' }).status ?? 1;
}

function run(command, args) {
  const result = spawnSync(command, args, { stdio: 'inherit', shell: isWindows });
  if (result.error) stop(`Could not run ${command}: ${result.error.message}`);
  if (result.status !== 0) stop(`${command} ${args.slice(0, 2).join(' ')} failed; its output stands above.`);
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
