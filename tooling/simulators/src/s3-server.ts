import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface S3Server {
  /** Account of its bucket, which is empty at first. */
  account: { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string };
  /** Kills the server. Its objects stay. */
  kill(): Promise<void>;
  /** Starts it again at the same address. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** An S3-compatible server, a process of its own, on a free port of this machine. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'signalbox-s3-'));
  let running = await run(directory, 0);
  const { port } = running;
  const kill = async () => {
    const { child } = running;
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  const endWithProcess = () => void running.child.kill('SIGKILL');
  process.once('exit', endWithProcess);
  return {
    // The only account that this server has.
    account: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    kill,
    async start() {
      running = await run(directory, port);
    },
    async close() {
      process.off('exit', endWithProcess);
      await kill();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

const bucket = 'signalbox';
const program = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');

async function run(directory: string, port: number): Promise<{ child: ChildProcess; port: number }> {
  const options = ['--directory', directory, '--address', '127.0.0.1', '--port', String(port)];
  const child = spawn(process.execPath, [program, '--silent', ...options, '--configure-bucket', bucket], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const [, found] = /listening on 127\.0\.0\.1:(\d+)/.exec(line) ?? [];
    if (found !== undefined) return { child, port: Number(found) };
  }
  throw new Error('The S3 server has ended');
}
