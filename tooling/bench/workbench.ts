import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@signalbox/platform-kit/postgres';
import { Client } from 'pg';
import { type Program, startProgram } from './program';

interface Folders {
  folder: string;
  /** Below `folder`. */
  dataDir: string;
  /** Starts the built server, or a command of Node instead, on the data folder. */
  start: (variables?: Record<string, string>, command?: string[]) => Promise<Program>;
}

export interface Workbench extends Folders {
  client: Client;
}

/** Lends folders, ends all programs that were started on them, and deletes them. */
export async function withFolders<Result>(use: (folders: Folders) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-bench-'));
  // The user of the database may pass.
  chmodSync(folder, 0o711);
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir, { mode: 0o711 });
  const programs: Program[] = [];
  const start: Folders['start'] = async (variables, command) => {
    const program = await startProgram({ DATA_DIR: dataDir, ...variables }, command);
    programs.push(program);
    return program;
  };
  try {
    return await use({ folder, dataDir, start });
  } finally {
    for (const program of programs.toReversed()) await program.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The same, with a database that all programs share and that outlives them. */
export async function withDatabase<Result>(use: (bench: Workbench) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-bench-database-'));
  const postgres = await startPostgres({ dataDir: folder });
  const client = new Client({ connectionString: postgres.url });
  try {
    await client.connect();
    return await withFolders(({ start, ...folders }) =>
      use({
        ...folders,
        client,
        start: (variables, command) => start({ DATABASE_URL: postgres.url, ...variables }, command),
      }),
    );
  } finally {
    await client.end();
    await postgres.stop();
    rmSync(folder, { recursive: true });
  }
}
