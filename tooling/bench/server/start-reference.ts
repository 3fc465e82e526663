import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** The reference in a process of its own, as the product is. */
export function startReferenceProcess(databaseUrl: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const program = join(import.meta.dirname, 'reference-process.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const url = /is ready: (\S+)/.exec(String(chunk))?.[1];
      if (url !== undefined) resolve({ url, stop });
    });
    child.once('exit', (code) => reject(new Error(`The reference ended with ${code}`)));
  });
}
