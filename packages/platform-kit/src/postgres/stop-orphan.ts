import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isShortSocketFolder, nearSocketFolder, socketLockName, socketName } from './database-home';
import { isAnswered } from './local-socket';
import { PostgresError } from './postgres-error';
import { processIdentity } from './process-identity';

/**
 * Stops the database that a killed server left running on `cluster`, so that it can be started again. Only the owner of
 * the data folder's lock may call it: a running database then has no living server. One that answers, but is no process that
 * is seen here, runs in another container: it is left alone, and the start is rejected.
 */
export async function stopOrphan({ cluster, home }: { cluster: string; home: string }): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  const [pidLine, , , , socketLine = ''] = existsSync(pidFile) ? readFileSync(pidFile, 'utf8').split('\n') : [];
  const pid = Math.abs(Number(pidLine));
  if (isPostgresOn(pid, cluster)) await stop(pid, cluster);
  const isShort = isShortSocketFolder(socketLine);
  const sockets = [nearSocketFolder(home), ...(isShort ? [socketLine] : [])];
  for (const folder of sockets)
    if (await isAnswered(folder, socketName))
      throw new PostgresError(
        `A PostgreSQL that is no process of this machine or container runs on ${cluster}: stop it, then start again`,
      );
  // Both files may have the id of a process that is another one now (a restarted container), which PostgreSQL would take for
  // a running server. It checks by itself for a process that is gone, and waits for those that it left.
  if (processIdentity(pid)) rmSync(pidFile, { force: true });
  for (const folder of sockets)
    for (const name of [socketName, socketLockName]) rmSync(join(folder, name), { force: true });
  if (isShort) rmSync(socketLine, { recursive: true, force: true });
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

/** A process id alone may be that of another database, on a folder of the same name in another container. */
function isPostgresOn(pid: number, cluster: string): boolean {
  const command = processIdentity(pid)?.command;
  return (
    command !== undefined && command.includes('postgres') && command.includes(cluster) && !isElsewhere(pid, cluster)
  );
}

/** True if the process works in another folder than `cluster`: PostgreSQL works in its own. False where the system does not tell. */
function isElsewhere(pid: number, cluster: string): boolean {
  const own = statSync(cluster);
  try {
    const its = statSync(`/proc/${pid}/cwd`);
    return its.dev !== own.dev || its.ino !== own.ino;
  } catch {
    return false;
  }
}
