import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../..', import.meta.url));
/** As many folders from the console's build as the shipped bundle, which the browser tests may be using. */
const buildDir = '.cache';
export const program = join(folder, buildDir, 'main.js');

/** Builds the shipped program. */
export function buildProgram() {
  execFileSync(process.execPath, ['build.mjs', buildDir], { cwd: folder, stdio: 'inherit' });
}

/** An empty data folder with a short path that the database's user may traverse. */
export function emptyDataDir(): string {
  const dataDir = mkdtempSync('/tmp/signalbox-process-');
  chmodSync(dataDir, 0o711);
  return dataDir;
}

export interface ServerProcess {
  child: ChildProcess;
  output(): string;
  errors(): string;
  /** URL from the line that says it is ready. Rejects with the output if the program exits before. */
  ready: Promise<string>;
  /** Exit code, or the signal's name. */
  exit: Promise<number | string>;
}

/** The program in a process of its own, with a minimal environment. */
export function startServer(
  variables: Record<string, string>,
  [command, ...args]: [string, ...string[]] = [process.execPath, program],
): ServerProcess {
  const child = spawn(command, args, {
    cwd: '/',
    env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'warn', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  const exit = new Promise<number | string>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown')),
  );
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const address = /Signalbox is ready: (\S+?),?(\s|$)/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    });
    void exit.then((code) => reject(new Error(`ended with ${code}: ${output}${errors}`)));
  });
  // A caller that waits for the exit need not handle this promise as well.
  ready.catch(() => undefined);
  return { child, output: () => output, errors: () => errors, ready, exit };
}
