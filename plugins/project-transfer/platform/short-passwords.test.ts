import { afterAll, beforeAll, expect, test } from 'vitest';
import { encrypted } from './format/encrypted-stream';
import { exportProject, sendImport, type TransferPlatform, transferPlatform } from './testing/transfer';

let platform: TransferPlatform;
beforeAll(async () => {
  platform = await transferPlatform();
});
afterAll(() => platform.close());

const short = { status: 400, body: { field: 'password', message: expect.stringContaining('at least 8 characters') } };
const collections = ['dashboard'];

test('no export is encrypted with a password below eight characters', async () => {
  const password = '7 signs';
  expect(await platform.send('POST', 'configDb/download', { password, collections })).toMatchObject(short);
  expect(await platform.send('GET', `configDb/download?collections=["dashboard"]&password=7+signs`)).toMatchObject(
    short,
  );
});

test('an export with a password of one character is imported', async () => {
  const { rawPayload } = await exportProject(platform, { parts: collections });
  const chunks: Uint8Array[] = [];
  for await (const chunk of encrypted(once(rawPayload), 'x')) chunks.push(chunk);
  expect(await sendImport(platform, Buffer.concat(chunks), { password: 'x' })).toMatchObject({ status: 200 });
});

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
