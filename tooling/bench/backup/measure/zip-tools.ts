import { spawnSync } from 'node:child_process';

/** Seconds that a tool takes in a folder. Throws when it is missing or fails. */
export function timed(tool: string, args: string[], folder: string): number {
  const began = performance.now();
  const { status, error } = spawnSync(tool, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (error) throw new Error(`${tool} is needed for comparison: install it (${error.message})`);
  if (status !== 0) throw new Error(`${tool} ended with ${status}`);
  return (performance.now() - began) / 1000;
}
