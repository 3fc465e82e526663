import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AnFtpServer, anFtpServer } from '../testing/an-ftp-server';
import { copyName } from './copy-name';
import { OffsiteErrorReason } from './ftp-error';
import { sendArchive } from './send-archive';
import { tryTarget } from './try-target';

const content = randomBytes(3_000_000);
const { signal } = new AbortController();
let server: AnFtpServer;
let folder: string;
let path: string;
beforeAll(async () => {
  server = await anFtpServer();
  folder = mkdtempSync(join(tmpdir(), 'signalbox-send-'));
  path = join(folder, 'archive.zip');
  writeFileSync(path, content);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => {
  server.trouble = undefined;
  for (const name of readdirSync(server.root)) rmSync(join(server.root, name));
});

const send = (overrides: Partial<Parameters<typeof sendArchive>[0]> = {}) =>
  sendArchive({ target: server.target, signal, path, name: 'Nightly.zip', ...overrides });
const errorOf = async (sending: Promise<void>) => {
  const error: unknown = await sending.catch((error: unknown) => error);
  expect(error).toBeInstanceOf(OffsiteErrorReason);
  return error as OffsiteErrorReason;
};

describe('sending an archive', () => {
  it('leaves it whole under its name, and nothing else', async () => {
    const told: number[] = [];
    await send({ onProgress: (fraction) => told.push(fraction) });
    expect(readdirSync(server.root)).toEqual(['Nightly.zip']);
    expect(readFileSync(join(server.root, 'Nightly.zip')).equals(content)).toBe(true);
    expect(told.at(-1)).toBe(1);
  });

  it('says in the server’s own words that the login was refused, without the password', async () => {
    server.trouble = 'refuses';
    const error = await errorOf(send());
    expect(error).toMatchObject({ reason: 'refused', messages: '530 Login of keeper with ••• refused' });
  });

  it('says in the server’s own words that there is no space, though it cut the transfer, and leaves no half', async () => {
    server.trouble = 'full';
    expect(await errorOf(send())).toMatchObject({ reason: 'refused', messages: '550 No space left on device' });
    expect(readdirSync(server.root)).toEqual([]);
  });

  it('says that the server hung up, and takes the half away once it answers again', async () => {
    server.trouble = 'hangsUp';
    const error = await errorOf(send());
    expect(error.reason).toBe('interrupted');
    expect(error.messages).not.toBe('');
    expect(readdirSync(server.root)).toEqual([]);
  });

  it('does not name what is not whole', async () => {
    server.trouble = 'truncates';
    expect(await errorOf(send())).toMatchObject({ reason: 'differs', messages: '1500000 / 3000000' });
    expect(readdirSync(server.root)).toEqual([]);
  });

  it('says that nothing answers', async () => {
    const closed = await listening(createServer());
    await new Promise((resolve) => closed.server.close(resolve));
    const error = await errorOf(send({ target: { ...server.target, port: closed.port } }));
    expect(error.reason).toBe('unreachable');
    expect(error.messages).toContain('ECONNREFUSED');
  });

  it('does not wait for ever for a server that is silent', async () => {
    const silent = await listening(createServer());
    const error = await errorOf(send({ target: { ...server.target, port: silent.port }, idleMilliseconds: 300 }));
    expect(error).toMatchObject({ reason: 'interrupted', messages: 'Timeout (control socket)' });
    silent.server.close();
  });

  it('ends when it is told to, and leaves no half', async () => {
    const controller = new AbortController();
    const sending = send({ signal: controller.signal, onProgress: () => controller.abort(new Error('enough')) });
    await expect(sending).rejects.toThrow('enough');
    expect(readdirSync(server.root)).toEqual([]);
  });

  it('says nothing of our files where the archive is gone', async () => {
    const error = await errorOf(send({ path: join(folder, 'gone.zip') }));
    expect(error).toMatchObject({ reason: 'archiveUnreadable', messages: '' });
    expect(String(error)).not.toContain(folder);
  });

  it('sends no line breaks in names, which would be commands', async () => {
    expect(await errorOf(send({ target: { ...server.target, username: 'a\r\nDELE x' } }))).toBeInstanceOf(
      OffsiteErrorReason,
    );
    expect(copyName({ name: '../..\r\nDELE "x" 夜间 01:02', id: 'abcdef123456' })).toBe(
      'DELE_-x-_夜间_01-02-123456.zip',
    );
  });
});

describe('trying a server', () => {
  const statuses = async () => (await tryTarget({ target: server.target, signal })).map(({ status }) => status);

  it('tells each step with the server’s own words, and leaves nothing there', async () => {
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

  it('has one answer, after one time, for a closed port, a silent one and a name that does not exist', async () => {
    const [closed, silent] = [await listening(createServer()), await listening(createServer())];
    await new Promise((resolve) => closed.server.close(resolve));
    const waits: number[] = [];
    const wait = async (milliseconds: number) => void waits.push(milliseconds);
    const of = (target: Partial<typeof server.target>) =>
      tryTarget({ target: { ...server.target, ...target }, signal, idleMilliseconds: 300, wait });
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
    expect(Math.max(...waits)).toBeLessThanOrEqual(1_300);
    expect(waits[0]).toBeGreaterThan(waits[1] ?? 0);
  });

  it('stops where the login is refused, and tells the rest as skipped', async () => {
    const steps = await tryTarget({ target: { ...server.target, password: 'wrong' }, signal });
    expect(steps.map(({ status }) => status)).toEqual(['succeed', 'fail', 'skipped', 'skipped', 'skipped']);
    expect(steps[1]?.message).toBe('530 Login of keeper with ••• refused');
  });

  it('finds a full disk, a server that hangs up, and one that loses what it was given', async () => {
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
