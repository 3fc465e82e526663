import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from '../file-tree';
import { PostgresError } from './postgres-error';
import { processIdentity } from './process-identity';

/** Makes this process the only server on `dataDir` until `release`. Takes over a lock whose process is gone. */
export function lockDataDir(dataDir: string): { release(): void } {
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  const lock = join(dataDir, 'server.lock');
  const mine = `${lock}.${process.pid}`;
  const identity = processIdentity(process.pid);
  writeFileSync(mine, JSON.stringify({ pid: process.pid, startedAt: identity?.startedAt }));
  try {
    take({ lock, mine, dataDir });
  } finally {
    rmSync(mine, { force: true });
  }
  return { release: () => rmSync(lock, { force: true }) };
}

function take({ lock, mine, dataDir }: { lock: string; mine: string; dataDir: string }) {
  // A link is created atomically and fails when the name exists: of two processes that start together, one wins.
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      return linkSync(mine, lock);
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    }
    const owner = readOwner(lock);
    if (owner && processIdentity(owner.pid)?.startedAt === owner.startedAt)
      throw new PostgresError(
        `Another server (process ${owner.pid}) runs on ${dataDir}: stop it first, or set DATA_DIR to another folder`,
      );
    const stale = `${mine}.stale`;
    try {
      renameSync(lock, stale);
      rmSync(stale);
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) throw error;
    }
  }
  throw new PostgresError(`${lock} could not be taken: other servers start on the same folder`);
}

function readOwner(lock: string): { pid: number; startedAt: string } | undefined {
  try {
    const { pid, startedAt } = JSON.parse(readFileSync(lock, 'utf8')) as { pid?: unknown; startedAt?: unknown };
    return typeof pid === 'number' && typeof startedAt === 'string' ? { pid, startedAt } : undefined;
  } catch {
    // Just removed, or not readable as a lock: treated as stale.
    return undefined;
  }
}
