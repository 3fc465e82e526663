import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AnFtpServer } from '../testing/an-ftp-server';
import { ftpBench, type FtpBench } from '../testing/ftp-bench';
import { copyName } from './copy-name';
import { OffsiteError } from './ftp-error';
import { sendArchive } from './send-archive';
import { tryTarget } from './try-target';

const content = randomBytes(3_000_000);
const { signal } = new AbortController();
let bench: FtpBench;
let server: AnFtpServer;
let path: string;
beforeAll(async () => {
  bench = await ftpBench(content);
  ({ server, path } = bench);
});
afterAll(() => bench.close());
afterEach(() => bench.clear());

const send = (overrides: Partial<Parameters<typeof sendArchive>[0]> = {}) =>
  sendArchive({ target: server.target, signal, path, name: 'Nightly.zip', ...overrides });
const errorOf = async (sending: Promise<void>) => {
  const error: unknown = await sending.catch((error: unknown) => error);
  expect(error).toBeInstanceOf(OffsiteError);
  return error as OffsiteError;
};

describe('sending an archive', () => {
  it('leaves a complete file under its name, and no other', async () => {
    const reported: number[] = [];
    await send({ onProgress: (fraction) => reported.push(fraction) });
    expect(readdirSync(server.root)).toEqual(['Nightly.zip']);
    expect(readFileSync(join(server.root, 'Nightly.zip')).equals(content)).toBe(true);
    expect(reported.at(-1)).toBe(1);
  });

  it('reports a failed login with the server’s reply, without the password', async () => {
    server.trouble = 'rejects';
    const error = await errorOf(send());
    expect(error).toMatchObject({ reason: 'refused', reply: '530 Login of keeper with ••• rejected' });
  });

  it('reports a full disk with the server’s reply, though it cut the transfer, and leaves no incomplete file', async () => {
    server.trouble = 'full';
    expect(await errorOf(send())).toMatchObject({ reason: 'refused', reply: '550 No space left on device' });
    expect(readdirSync(server.root)).toEqual([]);
  });

  it('reports a lost connection, and deletes the incomplete file once the server answers again', async () => {
    server.trouble = 'hangsUp';
    const error = await errorOf(send());
    expect(error.reason).toBe('interrupted');
    expect(error.reply).not.toBe('');
    expect(readdirSync(server.root)).toEqual([]);
  });

  it('does not rename an incomplete file', async () => {
    server.trouble = 'truncates';
    expect(await errorOf(send())).toMatchObject({ reason: 'differs', reply: '1500000 / 3000000' });
    expect(readdirSync(server.root)).toEqual([]);
  });

  it('reports that no server answers', async () => {
    const closed = await listening(createServer());
    await new Promise((resolve) => closed.server.close(resolve));
    const error = await errorOf(send({ target: { ...server.target, port: closed.port } }));
    expect(error.reason).toBe('unreachable');
    expect(error.reply).toContain('ECONNREFUSED');
  });

  it('stops waiting for a silent server', async () => {
    const silent = await listening(createServer());
    const error = await errorOf(send({ target: { ...server.target, port: silent.port }, idleMilliseconds: 300 }));
    expect(error).toMatchObject({ reason: 'interrupted', reply: 'Timeout (control socket)' });
    silent.server.close();
  });

  it('stops when it is aborted, and leaves no incomplete file', async () => {
    const controller = new AbortController();
    const sending = send({ signal: controller.signal, onProgress: () => controller.abort(new Error('enough')) });
    await expect(sending).rejects.toThrow('enough');
    expect(readdirSync(server.root)).toEqual([]);
  });

  it('shows no local path when the archive is missing', async () => {
    const error = await errorOf(send({ path: join(bench.folder, 'gone.zip') }));
    expect(error).toMatchObject({ reason: 'archiveUnreadable', reply: '' });
    expect(String(error)).not.toContain(bench.folder);
  });

  it('sends no line breaks in names, which would start commands', async () => {
    expect(await errorOf(send({ target: { ...server.target, username: 'a\r\nDELE x' } }))).toBeInstanceOf(OffsiteError);
    expect(copyName({ name: '../..\r\nDELE "x" 夜间 01:02', id: 'abcdef123456' })).toBe(
      'DELE_-x-_夜间_01-02-123456.zip',
    );
  });
});

describe('trying a server', () => {
  const statuses = async () => (await tryTarget({ target: server.target, signal })).map(({ status }) => status);

  it('reports each step with the server’s reply, and leaves no file', async () => {
    const steps = await tryTarget({ target: server.target, signal });
    expect(steps.map(({ name, status }) => `${name} ${status}`)).toEqual([
      'connect succeed',
      'login succeed',
      'write succeed',
      'read succeed',
      'delete succeed',
    ]);
    expect(steps[1]?.message).toBe('230 User logged in, proceed');
    expect(readdirSync(server.root)).toEqual([]);
  });

  it('gives the same answer after the same time for a closed port, a silent one and an unknown host', async () => {
    const [closed, silent] = [await listening(createServer()), await listening(createServer())];
    await new Promise((resolve) => closed.server.close(resolve));
    // The closed port must answer sooner, also on a busy machine.
    const idleMilliseconds = 3_000;
    const waits: number[] = [];
    const wait = async (milliseconds: number) => void waits.push(milliseconds);
    const of = (target: Partial<typeof server.target>) =>
      tryTarget({ target: { ...server.target, ...target }, signal, idleMilliseconds, wait });
    const answers = [
      await of({ port: closed.port }),
      await of({ port: silent.port }),
      await of({ host: 'no.such.host.invalid' }),
      await of({ port: silent.port, secure: 'implicit' }),
    ];
    silent.server.close();
    const skipped = ['login', 'write', 'read', 'delete'].map((name) => ({ name, status: 'skipped', message: '' }));
    const only = [{ name: 'connect', status: 'fail', message: '', reason: 'unreachable' }, ...skipped];
    expect(answers).toEqual([only, only, only, only]);
    // Each waits for the rest of the same time.
    expect(waits).toHaveLength(4);
    expect(Math.max(...waits)).toBeLessThanOrEqual(idleMilliseconds + 1_000);
    expect(waits[0]).toBeGreaterThan(waits[1] ?? 0);
  });

  it('stops after a failed login, and reports the rest as skipped', async () => {
    const steps = await tryTarget({ target: { ...server.target, password: 'wrong' }, signal });
    expect(steps.map(({ status }) => status)).toEqual(['succeed', 'fail', 'skipped', 'skipped', 'skipped']);
    expect(steps[1]?.message).toBe('530 Login of keeper with ••• rejected');
  });

  it('detects a full disk, a lost connection, and a server that loses the file', async () => {
    server.trouble = 'full';
    expect(await statuses()).toEqual(['succeed', 'succeed', 'fail', 'skipped', 'skipped']);
    server.trouble = 'hangsUp';
    expect(await statuses()).toEqual(['succeed', 'succeed', 'fail', 'skipped', 'skipped']);
    server.trouble = 'truncates';
    expect(await statuses()).toEqual(['succeed', 'succeed', 'succeed', 'fail', 'skipped']);
    expect(readdirSync(server.root)).toEqual([]);
  });
});

async function listening(server: Server): Promise<{ server: Server; port: number }> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}
