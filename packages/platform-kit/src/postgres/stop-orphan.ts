import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isShortSocketFolder } from './database-home';
import { PostgresError } from './postgres-error';
import { processIdentity } from './process-identity';

/**
 * Stops the database that a killed server left running on `cluster`, so that it can be started again. Only the owner of
 * the data folder's lock may call it: a running database then has no living server.
 */
export async function stopOrphan(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const [pidLine, , , , socketLine = ''] = readFileSync(pidFile, 'utf8').split('\n');
  const pid = Math.abs(Number(pidLine));
  if (isPostgresOn(pid, cluster)) await stop(pid, cluster);
  // The process id now belongs to another process (a restarted container), which PostgreSQL would take for a running server.
  rmSync(pidFile, { force: true });
  if (isShortSocketFolder(socketLine)) rmSync(socketLine, { recursive: true, force: true });
}

const timeoutMs = 30_000;

async function stop(pid: number, cluster: string) {
  // SIGINT is PostgreSQL's fast stop: sessions end, data is written. SIGQUIT leaves the rest to recovery at the next start.
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    process.kill(pid, signal);
    const deadline = Date.now() + timeoutMs;
    while (Date.now() < deadline) {
      if (!isPostgresOn(pid, cluster)) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  throw new PostgresError(
    `A PostgreSQL left over from an earlier run (process ${pid}) does not stop: end it, then start again`,
  );
}

function isPostgresOn(pid: number, cluster: string): boolean {
  const command = processIdentity(pid)?.command;
  return command !== undefined && command.includes('postgres') && command.includes(cluster);
}
