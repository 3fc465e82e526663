import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { hasCode } from '../file-tree';
import { answerOn, isAnswered } from './local-socket';
import { PostgresError } from './postgres-error';
import { processIdentity } from './process-identity';

/**
 * Makes this process the only server on `dataDir` until `release`, also among containers that share the folder. The server
 * listens on a socket there, and a process that reaches one is rejected; the socket of a dead process cannot be reached. The link
 * `server.lock.<number>` names the socket of the owner. A number is taken once, because the highest link stays: of several
 * servers that find the same dead owner, one gets the next number. `server.lock` says who it is.
 */
export async function lockDataDir(dataDir: string): Promise<{ release(): void }> {
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  const about = join(dataDir, 'server.lock');
  const socket = `server-${randomBytes(6).toString('hex')}.sock`;
  const server = await answerOn(dataDir, socket);
  const release = () => {
    server.close();
    rmSync(join(dataDir, socket), { force: true });
  };
  try {
    await take({ dataDir, socket, about });
    const startedAt = processIdentity(process.pid)?.startedAt;
    const next = `${about}.${socket}`;
    writeFileSync(next, JSON.stringify({ pid: process.pid, startedAt, host: hostname() }));
    renameSync(next, about);
  } catch (error) {
    release();
    throw error;
  }
  return {
    release() {
      rmSync(about, { force: true });
      release();
    },
  };
}

async function take({ dataDir, socket, about }: { dataDir: string; socket: string; about: string }) {
  for (let attempt = 0; attempt < 5; attempt++) {
    const owner = readOwner(about);
    const last = numbersIn(dataDir).at(-1) ?? 0;
    // An earlier version has no socket, but a process.
    const isAlive = owner !== undefined && processIdentity(owner.pid)?.startedAt === owner.startedAt;
    if (isAlive || (await isAnswered(dataDir, linkName(last)))) throw new PostgresError(takenMessage(dataDir, owner));
    try {
      symlinkSync(socket, join(dataDir, linkName(last + 1)));
    } catch (error) {
      if (hasCode(error, 'EEXIST')) continue;
      throw error;
    }
    const numbers = numbersIn(dataDir);
    // The number may have been free again because a higher one was taken meanwhile.
    const isMine = numbers.at(-1) === last + 1;
    for (const number of isMine ? numbers.slice(0, -1) : [last + 1])
      rmSync(join(dataDir, linkName(number)), { force: true });
    if (isMine) return removeDeadSockets(dataDir);
  }
  throw new PostgresError(`${about} could not be taken: other servers start on the same folder`);
}

async function removeDeadSockets(dataDir: string) {
  const sockets = readdirSync(dataDir).filter((name) => /^server-[\da-f]{12}\.sock$/.test(name));
  for (const name of sockets) if (!(await isAnswered(dataDir, name))) rmSync(join(dataDir, name), { force: true });
}

const linkName = (number: number) => `server.lock.${number}`;

/** Numbers of the links, in ascending order. */
function numbersIn(dataDir: string): number[] {
  const numbers = readdirSync(dataDir).flatMap((name) => /^server\.lock\.(\d+)$/.exec(name)?.[1] ?? []);
  return numbers.map(Number).toSorted((a, b) => a - b);
}

interface Owner {
  pid: number;
  startedAt: string;
  host?: string;
}

function takenMessage(dataDir: string, owner?: Owner): string {
  const place = owner?.host === undefined || owner.host === hostname() ? '' : ` on ${owner.host}`;
  const who = owner ? ` (process ${owner.pid}${place})` : '';
  return `Another server${who} runs on ${dataDir}: stop it first, or set DATA_DIR to another folder`;
}

function readOwner(about: string): Owner | undefined {
  try {
    const { pid, startedAt, host } = JSON.parse(readFileSync(about, 'utf8')) as Record<keyof Owner, unknown>;
    if (typeof pid !== 'number' || typeof startedAt !== 'string') return undefined;
    return { pid, startedAt, ...(typeof host === 'string' && { host }) };
  } catch {
    // Just removed, or not readable as a lock: treated as stale.
    return undefined;
  }
}
