import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@signalbox/platform-kit/postgres';

const platform = join(import.meta.dirname, '../../../../apps/platform');
export const password = 'Signal-box-hostile-1';

export interface Program {
  address: URL;
  databaseUrl: string;
  /** Address of the server's debugger, over which its heap is measured. */
  inspector: string;
  /** Exit code or signal once the server has ended, however it ended. */
  ended: () => number | string | undefined;
  /** The last lines of its output. */
  output: () => string;
  stop: () => Promise<void>;
}

/** Builds the server and starts it, on its own database and data folder, with demo users who can log in. */
export async function startProgram(): Promise<Program> {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-hostile-'));
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir, { mode: 0o711 });
  execFileSync(process.execPath, ['build.mjs', '.cache'], { cwd: platform, stdio: 'inherit' });
  const postgres = await startPostgres({ dataDir: folder, isDurable: false });
  const child = spawn(process.execPath, ['--inspect=127.0.0.1:0', join(platform, '.cache/main.js')], {
    cwd: platform,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      LOG_LEVEL: 'error',
      DATABASE_URL: postgres.url,
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: password,
      DEMO_PASSWORD: password,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const watched = watch(child);
  const stop = async () => {
    if (watched.ended() === undefined) {
      child.kill('SIGTERM');
      await watched.exit;
    }
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const { address, inspector } = await watched.ready;
    return { address: new URL(address), inspector, databaseUrl: postgres.url, ...watched, stop };
  } catch (cause) {
    await stop();
    throw cause;
  }
}

function watch(child: ChildProcess) {
  let output = '';
  let end: number | string | undefined;
  const exit = new Promise<void>((resolve) =>
    child.once('close', (code, signal) => {
      end = code ?? signal ?? 'unknown';
      resolve();
    }),
  );
  const ready = new Promise<{ address: string; inspector: string }>((resolve, reject) => {
    const read = (chunk: unknown) => {
      output = `${output}${String(chunk)}`.slice(-20_000);
      const address = /Signalbox is ready: (\S+)/.exec(output)?.[1];
      const inspector = /Debugger listening on (\S+)/.exec(output)?.[1];
      if (address !== undefined && inspector !== undefined) resolve({ address, inspector });
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    void exit.then(() => reject(new Error(`The server ended with ${end}: ${output}`)));
  });
  return { ready, exit, ended: () => end, output: () => output };
}
