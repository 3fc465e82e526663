import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCertificate } from '../testing/a-certificate';
import { type AnFtpServer, anFtpServer } from '../testing/an-ftp-server';
import { sendArchive } from './send-archive';
import { tryTarget } from './try-target';

const content = Buffer.alloc(400_000, 'content');
const { signal } = new AbortController();
let folder: string;
let path: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'signalbox-ftps-'));
  path = join(folder, 'archive.zip');
  writeFileSync(path, content);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(['explicit', 'implicit'] as const)('over %s TLS', (secure) => {
  let server: AnFtpServer;
  beforeAll(async () => {
    server = await anFtpServer({ secure });
  });
  afterAll(() => server.close());
  const trusted = () => ({ ...server.target, ca: aCertificate.cert });

  it('sends a complete archive', async () => {
    await sendArchive({ target: trusted(), signal, path, name: 'Nightly.zip' });
    expect(readdirSync(server.root)).toEqual(['Nightly.zip']);
    expect(readFileSync(join(server.root, 'Nightly.zip')).equals(content)).toBe(true);
    rmSync(join(server.root, 'Nightly.zip'));
  });

  it('finds a server that can be written to', async () => {
    const steps = await tryTarget({ target: trusted(), signal });
    expect(steps.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'succeed'));
    expect(readdirSync(server.root)).toEqual([]);
  });

  it('sends no password to a server with an untrusted certificate', async () => {
    const { target } = server;
    const before = server.logins.length;
    await expect(sendArchive({ target, signal, path, name: 'x.zip' })).rejects.toMatchObject({ reason: 'untrusted' });
    const steps = await tryTarget({ target, signal });
    expect(steps.map(({ status }) => status)).toEqual(['fail', 'skipped', 'skipped', 'skipped', 'skipped']);
    expect(steps[0]?.message).toMatch(/certificate/);
    expect(server.logins).toHaveLength(before);
  });
});

it('sends no password to a server without TLS', async () => {
  const server = await anFtpServer();
  const target = { ...server.target, secure: 'explicit' as const };
  await expect(sendArchive({ target, signal, path, name: 'x.zip' })).rejects.toMatchObject({ reason: 'refused' });
  expect(server.logins).toEqual([]);
  await server.close();
});
