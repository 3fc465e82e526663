import { truncateSync } from 'node:fs';
import { readdir, readlink, truncate, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { aViewer } from '@signalbox/platform-kit/testing';
import { expect, test, vi } from 'vitest';
import { mediaPlatform } from '../testing/media-platform';
import { readStoredZip } from '../testing/read-stored-zip';

const media = mediaPlatform();
const { put, post, get, as } = media;

const linkTo = (...paths: string[]) => post('download', { paths });
const follow = async (link: Record<string, unknown>) => get(String(link['url']));
/** Only there are large files made without writing them. */
const isInFolder = process.env['TEST_STORE'] !== 'bucket';
const onDisk = (path: string) => join(media.platform.kit.dataDir, 'media', path);
const badLink = { code: 100_010_031 };

test('has files and directories with all below them, under their names', async () => {
  await put('docs', 'a.txt', 'first');
  await put('docs/deep/er', 'b.txt', 'second');
  await put('other', 'Größe 100%.txt', 'third');
  await post('mkdir', { catalog: 'docs', dirName: 'empty' });
  const link = await linkTo('docs', '/core/media/other/Gr%C3%B6%C3%9Fe%20100%25.txt');
  expect(link).toMatchObject({ name: 'media.zip', files: 3, bytes: 16 });
  const answer = await follow(link);
  expect(readStoredZip(answer.rawPayload)).toEqual({
    'docs/a.txt': 'first',
    'docs/deep/er/b.txt': 'second',
    'docs/empty/': '',
    'Größe 100%.txt': 'third',
  });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-length': String(answer.rawPayload.length),
    'content-disposition': expect.stringContaining('filename="media.zip"'),
    'cache-control': 'no-store',
  });
});

test('has the name of the one directory, and different names for files of the same name', async () => {
  await put('a', 'x.txt', 'of a');
  await put('b', 'X.txt', 'of b');
  await put('c', 'x.txt', 'of c');
  expect(await linkTo('a')).toMatchObject({ name: 'a.zip' });
  const answer = await follow(await linkTo('a/x.txt', 'b/X.txt', 'c/x.txt'));
  expect(readStoredZip(answer.rawPayload)).toEqual({ 'x.txt': 'of a', 'X (1).txt': 'of b', 'x (2).txt': 'of c' });
});

test('a link is valid once, without a session, for five minutes', async () => {
  await put('docs', 'a.txt', 'first');
  const [link, late] = [await linkTo('docs/a.txt'), await linkTo('docs/a.txt')];
  media.platform.viewer = undefined;
  expect((await follow(link)).statusCode).toBe(200);
  expect((await follow(link)).json()).toMatchObject(badLink);
  expect((await get('/core/mediaLibrary/download?ticket=forged')).json()).toMatchObject(badLink);
  media.platform.clock.advance({ seconds: 301 });
  expect((await follow(late)).json()).toMatchObject(badLink);
});

test('a HEAD request does not use a link up, and the database does not have its text', async () => {
  await put('docs', 'a.txt', 'first');
  const link = await linkTo('docs/a.txt');
  const ticket = String(link['url']).split('ticket=')[1] ?? '';
  const { rows } = await media.platform.kit.pool.query('select * from media_download_ticket');
  expect(ticket).not.toBe('');
  expect(JSON.stringify(rows)).not.toContain(ticket);
  await media.platform.app.inject({ method: 'HEAD', url: `/rest${String(link['url'])}` });
  expect((await follow(link)).statusCode).toBe(200);
});

test('needs media.view in the project, and reads no other project', async () => {
  await put('docs', 'a.txt', 'first');
  as('media.add', 'media.edit', 'media.delete');
  expect(await linkTo('docs')).toMatchObject({ code: 100_040_003, detail: 'media.view' });
  expect((await get('/core/mediaLibrary/download')).json()).toMatchObject({ detail: 'media.view' });
  media.platform.viewer = aViewer();
  expect(await linkTo('none')).toMatchObject({ code: 100_030_002 });
  for (const path of ['../docs', '/core/media/_p_north/img/a.png', '_p_north'])
    expect(await linkTo(path), path).toMatchObject({ code: 100_010_007 });
});

test.runIf(isInFolder)('has limits, which the answer names', async () => {
  await put('docs', 'a.txt', 'first');
  truncateSync(onDisk('docs/a.txt'), 20 * 2 ** 30 + 1);
  expect(await linkTo('docs')).toMatchObject({
    code: 100_010_030,
    field: 'paths',
    message: 'A download has at most 10,000 files and 20 GB. Choose fewer',
  });
});

test('a user keeps the latest links', async () => {
  await put('docs', 'a.txt', 'first');
  const links: Record<string, unknown>[] = [];
  for (let count = 0; count < 21; count++) {
    media.platform.clock.advance({ seconds: 1 });
    links.push(await linkTo('docs'));
  }
  expect((await follow(links[0] ?? {})).json()).toMatchObject(badLink);
  expect((await follow(links[1] ?? {})).statusCode).toBe(200);
});

test.runIf(isInFolder)(
  'a file that changes meanwhile ends the download, so that no wrong one looks complete',
  async () => {
    await put('docs', 'a.txt', 'x');
    await put('docs', 'b.txt', 'x');
    await truncate(onDisk('docs/a.txt'), 64 * 2 ** 20);
    const link = await linkTo('docs');
    const address = await listen();
    const answer = await fetch(`${address}/rest${String(link['url'])}`);
    await writeFile(onDisk('docs/b.txt'), 'much longer');
    await expect(answer.arrayBuffer()).rejects.toThrow(/terminated/);
  },
);

test.runIf(isInFolder && process.platform === 'linux')('closes its file when the client disconnects', async () => {
  await put('docs', 'a.txt', 'x');
  await truncate(onDisk('docs/a.txt'), 2 ** 30);
  const link = await linkTo('docs');
  const { port } = new URL(await listen());
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(`GET /rest${String(link['url'])} HTTP/1.1\r\nHost: x\r\n\r\n`);
  await vi.waitFor(async () => expect(await openFiles()).toContain(onDisk('docs/a.txt')), 45_000);
  socket.destroy();
  await vi.waitFor(async () => expect(await openFiles()).not.toContain(onDisk('docs/a.txt')), 45_000);
});

async function listen(): Promise<string> {
  const { app } = media.platform;
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

async function openFiles(): Promise<string[]> {
  const ids = await readdir('/proc/self/fd');
  return Promise.all(ids.map((id) => readlink(`/proc/self/fd/${id}`).catch(() => '')));
}
