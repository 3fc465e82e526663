import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const program = join(import.meta.dirname, '../../apps/platform/dist/main.js');
const pageBytes = Number(execFileSync('getconf', ['PAGESIZE'], { encoding: 'utf8' }));
export const password = 'Signal-box-bench-1';

export interface Program {
  url: string;
  child: ChildProcess;
  /** Resident memory of the server's process now, in bytes; the database has its own processes. */
  memory: () => number;
  stop: () => Promise<void>;
}

/** The built server, or what `command` starts instead, in a process of its own. */
export async function startProgram(variables: NodeJS.ProcessEnv, command: string[] = [program]): Promise<Program> {
  const child = spawn(process.execPath, command, {
    env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'warn', ADMIN_PASSWORD: password, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    const handleOutput = (chunk: Buffer) => {
      output += String(chunk);
      const address = / is ready: (\S+)/.exec(output)?.[1];
      if (address === undefined) return;
      resolve(address);
      // The log follows.
      child.stdout.off('data', handleOutput).resume();
    };
    child.stdout.on('data', handleOutput);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
  return {
    url,
    child,
    memory: () => residentBytes(child.pid ?? 0),
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

/** Read from `/proc` (the benchmark runs on Linux): `statm` counts pages, and costs less than `status`. */
function residentBytes(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * pageBytes;
}
