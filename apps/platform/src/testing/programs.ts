import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { buildProgram, emptyDataDir, type ServerProcess, startServer } from './server-process';

const password = 'north signal 7';

/** A test's data folder, and the servers that it starts as programs of their own. */
interface Programs {
  readonly dataDir: string;
  start: (variables?: Record<string, string>, command?: [string, ...string[]]) => ServerProcess;
}

/** Gives each test of a file an empty data folder. After it, stops its servers and removes the folder with its database. */
export function startsPrograms(): Programs {
  let dataDir = '';
  let servers: ServerProcess[] = [];
  beforeAll(buildProgram);
  beforeEach(() => {
    dataDir = emptyDataDir();
    servers = [];
  });
  afterEach(async () => {
    for (const server of servers) {
      server.child.kill('SIGTERM');
      await server.exit;
    }
    const databaseDir = join(dataDir, 'database');
    if (existsSync(databaseDir)) rmSync(realpathSync(databaseDir), { recursive: true, force: true });
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    get dataDir() {
      return dataDir;
    },
    start(variables = {}, command) {
      const server = startServer({ DATA_DIR: dataDir, ADMIN_PASSWORD: password, ...variables }, command);
      servers.push(server);
      return server;
    },
  };
}

/** Logs in as `admin`. Resolves to the headers of further calls. */
export async function logIn(address: string, typed = password): Promise<Record<string, string>> {
  const answer = await fetch(`${address}/rest/core/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: typed }),
  });
  expect(answer.status).toBe(200);
  const { token } = (await answer.json()) as { token: string };
  return { authorization: token, 'content-type': 'application/json' };
}

/** Process id of the database that a server runs on the folder. NaN while the file is empty. */
export const databasePid = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'database/cluster/postmaster.pid'), 'utf8').split('\n')[0]);

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
