import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Seconds that a tool takes in a folder. Throws if the tool is missing or fails. It does not block the event loop: the
 * server closes idle connections meanwhile, and a blocked client would reuse them.
 */
export async function timed(tool: string, args: string[], folder: string): Promise<number> {
  const startedAt = performance.now();
  const child = spawn(tool, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const [status] = (await once(child, 'exit').catch((error: unknown) => {
    throw new Error(`${tool} is needed for comparison: install it`, { cause: error });
  })) as [number | null];
  if (status !== 0) throw new Error(`${tool} ended with ${status}`);
  return (performance.now() - startedAt) / 1000;
}
