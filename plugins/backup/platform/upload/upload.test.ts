import { writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { archiveBytes, withStoredArchive } from '../testing/stored-archives';
import { addDocuments } from '@signalbox/project-data/testing';
import { type BackupPlatform, createBackupPlatform } from '../testing/backup-platform';
import { multipartBody } from '../testing/multipart-body';
import { adoptArchives } from '../records/adopt-archives';
import { acceptArchive } from './accept-archive';

let platform: BackupPlatform;
let plain: Buffer;
let encrypted: Buffer;
beforeAll(async () => {
  platform = await createBackupPlatform();
  await platform.writeMedia('a.txt', 'some text '.repeat(1_000));
  await addDocuments(platform.kit, { collection: 'theme', count: 7 });
  const query = { name: 'Travels', item: { fileServer: true, mongodb: true }, moduleRules: { theme: 0 } };
  const id = String((await platform.backUp(query))['id']);
  plain = await archiveBytes(platform.kit, { project: 'default', id });
  encrypted = (await platform.send('GET', `backup/download/${id}?password=s3cret-code`)).payload;
  await platform.send('DELETE', `backup/${id}`);
});
afterAll(() => platform.close());

async function upload(content: Uint8Array, { password, name = 'b.zip' }: { password?: string; name?: string } = {}) {
  const answer = await platform.app.inject({
    method: 'POST',
    url: `/rest/core/backup/upload${password === undefined ? '' : `?password=${encodeURIComponent(password)}`}`,
    ...multipartBody({ name, content }),
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}
const records = async () => (await platform.send('GET', 'backup')).list;

test.each([
  ['without a password', () => plain, undefined],
  ['with a password', () => encrypted, 's3cret-code'],
])('accepts an archive %s, and stores it without one', async (_how, content, password) => {
  const { status, body } = await upload(content(), { password });
  expect({ ...body, code: status }).toEqual({ status: 'OK', code: 200, id: expect.stringMatching(/^[0-9a-f]{24}$/) });
  const id = String(body['id']);
  expect((await platform.send('GET', `backup/${id}`)).body).toMatchObject({
    name: 'Travels',
    item: { fileServer: true, mongodb: true },
    modules: ['theme'],
    type: 'export',
    status: 'succeed',
    origin: 'upload',
    verified: { isWhole: true },
  });
  await withStoredArchive(platform.kit, { project: 'default', id }, async ({ manifest }) =>
    expect(manifest.modules).toEqual([{ name: 'theme', records: 7, print: expect.stringMatching(/^1 7 /) }]),
  );
  expect(await platform.filesLeft()).toEqual([`${id}.zip`]);
  await platform.send('DELETE', `backup/${id}`);
});

test('keeps an upload whose archive a starting server adopts before its record is written', async () => {
  const { archives } = platform.kit;
  const importFile = vi.spyOn(archives, 'importFile');
  importFile.mockImplementationOnce(async (...moved) => {
    await archives.importFile(...moved);
    await adoptArchives({ kit: platform.kit, log: platform.app.log });
  });
  const { status, body } = await upload(plain);
  importFile.mockRestore();
  expect(status).toBe(200);
  expect(await records()).toMatchObject([
    { id: body['id'], creator: expect.stringMatching(/./), verified: { isWhole: true } },
  ]);
  expect(await platform.filesLeft()).toEqual([`${String(body['id'])}.zip`]);
  await platform.send('DELETE', `backup/${String(body['id'])}`);
});

/** The same zip with one changed byte in its content. */
function tampered(): Buffer {
  const bytes = Buffer.from(plain);
  bytes[60]! ^= 1;
  return bytes;
}
/** Names of the same length, in the directory and before the content. */
function renamed(from: string, to: string): Buffer {
  return Buffer.from(plain.toString('latin1').replaceAll(from, to), 'latin1');
}
/** A small file that decompresses to a thousand times its size, as its directory declares. */
function bomb(): Buffer {
  const name = Buffer.from('fileServer/zeros.bin');
  const bytes = 24 * 2 ** 20;
  const compressed = deflateRawSync(Buffer.alloc(bytes));
  const numbers = (...fields: [value: number, width: 2 | 4][]) =>
    Buffer.concat(
      fields.map(([value, width]) => {
        const field = Buffer.alloc(width);
        field.writeUIntLE(value, 0, width);
        return field;
      }),
    );
  // Version, flags, deflated, time, date, checksum, sizes, lengths of name and extra field.
  const entry = numbers(
    [20, 2],
    [0, 2],
    [8, 2],
    [0, 2],
    [33, 2],
    [crc32(Buffer.alloc(bytes)), 4],
    [compressed.length, 4],
  );
  const rest = numbers([bytes, 4], [name.length, 2], [0, 2]);
  const local = Buffer.concat([numbers([0x04034b50, 4]), entry, rest, name, compressed]);
  const attributes = numbers([0, 2], [0, 2], [0, 2], [0, 4], [0, 4]);
  const directory = Buffer.concat([numbers([0x02014b50, 4], [20, 2]), entry, rest, attributes, name]);
  const end = numbers([0x06054b50, 4], [0, 4], [1, 2], [1, 2], [directory.length, 4], [local.length, 4], [0, 2]);
  return Buffer.concat([local, directory, end]);
}

test('reads the password from a field before the file, so that it is in no address', async () => {
  const send = async (fields: Record<string, string>) => {
    const body = multipartBody({ name: 'b.zip', content: encrypted, fields });
    return (await platform.app.inject({ method: 'POST', url: '/rest/core/backup/upload', ...body })).json<
      Record<string, unknown>
    >();
  };
  expect(await send({ password: 'other' })).toMatchObject({
    field: 'password',
    message: 'The verification code does not match this archive',
  });
  expect(await send({ password: 'x'.repeat(5_000) })).toMatchObject({ field: 'password' });
  const { status, id } = await send({ password: 's3cret-code' });
  expect(status).toBe('OK');
  await platform.send('DELETE', `backup/${String(id)}`);
});

test.each<[string, () => Uint8Array, { password?: string; name?: string }, string]>([
  ['no archive', () => Buffer.from('hello, I am a text'), {}, 'The file is not a zip archive'],
  ['nothing at all', () => Buffer.alloc(0), {}, 'The file is not a zip archive'],
  ['another format by its name', () => plain, { name: 'b.tar' }, 'Files of this format are not allowed'],
  ['a wrong password', () => encrypted, { password: 'other' }, 'The verification code does not match this archive'],
  [
    'no password for an encrypted archive',
    () => encrypted,
    {},
    'The archive is encrypted. Enter its verification code',
  ],
  [
    'a password for an archive that has none',
    () => plain,
    { password: 'x' },
    'The verification code does not match this archive',
  ],
  [
    'a truncated archive',
    () => plain.subarray(0, plain.length - 40),
    {},
    'The archive is incomplete. Copy or upload it again',
  ],
  ['a tampered archive', tampered, {}, 'The archive is damaged or was changed after it was made'],
  [
    'a path that escapes',
    () => renamed('fileServer/a.txt', '../../../../a.tx'),
    {},
    'The archive contains a path that points outside it',
  ],
  ['a zip bomb', bomb, {}, expect.stringContaining('would be far larger')],
])('rejects %s with the reason, and leaves no file', async (_what, content, options, message) => {
  const { status, body } = await upload(content(), options);
  expect({ status, ...body }).toMatchObject({
    status: 400,
    message,
    field: expect.stringMatching(/^(file|password)$/),
  });
  expect(await platform.filesLeft()).toEqual([]);
  expect(await records()).toEqual([]);
});

test('a field of another name, or a body that is no form, is rejected', async () => {
  const send = (options: { payload: Buffer; headers: Record<string, string> }) =>
    platform.app.inject({ method: 'POST', url: '/rest/core/backup/upload', ...options });
  const other = await send(multipartBody({ name: 'b.zip', content: plain, field: 'image' }));
  expect(other.json()).toMatchObject({ field: 'file' });
  const json = await send({ payload: Buffer.from('{}'), headers: { 'content-type': 'application/json' } });
  expect(json.statusCode).toBe(400);
  expect(await platform.filesLeft()).toEqual([]);
});

test('removes an upload when its client disconnects', async () => {
  await platform.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = platform.app.server.address() as AddressInfo;
  const { payload, headers } = multipartBody({ name: 'b.zip', content: plain });
  const socket = connect(port, '127.0.0.1');
  const head = `POST /rest/core/backup/upload HTTP/1.1\r\nHost: x\r\nContent-Type: ${headers['content-type']}\r\nContent-Length: 9999999\r\n\r\n`;
  socket.write(head);
  socket.write(payload.subarray(0, 500));
  await vi.waitFor(
    async () => expect(await platform.filesLeft()).toContainEqual(expect.stringMatching(/^upload-/)),
    10_000,
  );
  socket.destroy();
  await vi.waitFor(async () => expect(await platform.filesLeft()).toEqual([]), 10_000);
  expect(await records()).toEqual([]);
});

test.each([
  ['without a password', () => plain, undefined],
  ['with a password', () => encrypted, 's3cret-code'],
])('removes an archive %s when its client disconnects before it is verified', async (_how, content, password) => {
  const { kit } = platform;
  const [before, files] = [await records(), await platform.filesLeft()];
  const path = join(kit.dataDir, 'cut-off.zip');
  writeFileSync(path, content());
  const sender = new AbortController();
  const options = { fileName: 'Cut off', path, plainPath: `${path}.plain`, password, project: 'default', creator: '' };
  const accepted = acceptArchive(kit, { ...options, signal: sender.signal });
  sender.abort(new Error('The sender is gone'));
  await expect(accepted).rejects.toThrow('The sender is gone');
  expect(await records()).toEqual(before);
  expect(await platform.filesLeft()).toEqual(files);
});
