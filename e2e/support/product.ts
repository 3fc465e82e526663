import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const adminPassword = 'Signal-box-1';

export interface Product {
  url: string;
  dataDir: string;
  pid: number;
  /** Its output so far. */
  output(): string;
  /** Sends SIGTERM, as an operator does. Returns the exit code. */
  stop(): Promise<number | null>;
  /** Sends SIGKILL: the program cannot clean up. */
  kill(): Promise<void>;
}

interface ProductOptions {
  dataDir?: string;
  environment?: Record<string, string>;
  /** The server's bundle, possibly of another checkout. */
  main?: string;
  /** Another command than the bundle itself, in another folder. Signals reach its process group, as in a terminal. */
  command?: { line: string; folder: string };
}

/** Starts the built product on a free port and a data folder, and waits for the line that says it is ready. */
export async function startProduct({
  dataDir = newDataDir(),
  environment = {},
  main = 'apps/platform/dist-testing/main.js',
  command,
}: ProductOptions = {}): Promise<Product> {
  const [program = '', ...messages] = command?.line.split(' ') ?? [process.execPath, main];
  const child = spawn(program, messages, {
    cwd: command?.folder,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: adminPassword,
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const keep = (chunk: Buffer) => {
    printed += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const url = await readyAddress(child, () => printed);
  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    output: () => printed,
    stop: () => end(child, 'SIGTERM'),
    kill: async () => {
      await end(child, 'SIGKILL');
    },
  };
}

export function newDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'signalbox-e2e-'));
}

export function removeDataDir(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
  return child.exitCode;
}

/** A start that builds first takes longer. */
const startTimeoutMs = 300_000;

async function readyAddress(child: ChildProcess, printed: () => string): Promise<string> {
  const until = Date.now() + startTimeoutMs;
  while (Date.now() < until) {
    const found = /ready.*?(https?:\/\/[^\s"',]+)/i.exec(printed())?.[1];
    if (found) return found.replace(/\/$/, '');
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`The product did not become ready:\n${printed()}`);
}
