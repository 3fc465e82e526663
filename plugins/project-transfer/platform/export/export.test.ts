import { gunzipSync } from 'node:zlib';
import type { TestPlatform } from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillProject, longName, writeProjectMedia } from '../testing/a-project';
import { allParts, entriesOf, exportProject, sendImport, transferPlatform } from '../testing/transfer';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await transferPlatform();
  await fillProject(platform, 'default');
});
afterAll(() => platform.close());

test('exports the same state to the same bytes, twice', async () => {
  const [one, other] = [await exportProject(platform), await exportProject(platform)];
  expect(one.statusCode, one.body).toBe(200);
  expect(one.headers).toMatchObject({ 'content-type': 'application/gzip', 'x-left-out': '3' });
  expect(one.rawPayload.equals(other.rawPayload)).toBe(true);
  expect(one.rawPayload.subarray(4, 8)).toEqual(Buffer.alloc(4));
  const names = (await entriesOf(one.rawPayload)).map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([`fileServer/${longName}`, 'fileServer/empty/', 'setting/assetTypes.json']),
  );
  expect(names.at(0)).toBe('signalbox-project.json');
  expect(names.at(-1)).toBe('manifest.json');
});

test('limits the compression so that the import accepts it, and gives the same bytes again', async () => {
  const project = 'zeros';
  writeProjectMedia(platform, { project, path: 'zeros.txt', content: '0'.repeat(40 * 2 ** 20) });
  const [one, other] = [await exportProject(platform, { project }), await exportProject(platform, { project })];
  expect(one.rawPayload.equals(other.rawPayload)).toBe(true);
  // An export compresses them too.
  expect(one.rawPayload.length).toBeLessThan(20 * 2 ** 20);
  expect(await sendImport(platform, one.rawPayload, { project, call: 'plan' })).toMatchObject({ status: 200 });
});

test('leaves out secrets, and names them', async () => {
  const { rawPayload } = await exportProject(platform);
  const text = gunzipSync(rawPayload).toString('latin1');
  expect(text).not.toMatch(/hidden-\d|isSet/);
  expect(text).toContain('colorPrimary');
  expect(text).toContain('needChangePwd');
  const query = encodeURIComponent(JSON.stringify(allParts));
  const preview = await platform.app.inject(`/rest/core/configDb/download/preview?collections=${query}`);
  const leftOut = [
    { part: 'data_source', field: '/options/*/apiKey', count: 1 },
    { part: 'data_source', field: '/options/*/secret', count: 1 },
    { part: 'data_source', field: '/password', count: 1 },
  ];
  expect(preview.json()).toMatchObject({ leftOut });
  expect(preview.json<{ parts: JsonObject[] }>().parts).toEqual(
    expect.arrayContaining([
      { name: 'dashboard', records: 3, bytes: expect.any(Number) },
      { name: 'setting', records: 1, bytes: expect.any(Number) },
      { name: 'media', records: 2, bytes: 13 },
    ]),
  );
  const manifest = (await entriesOf(rawPayload)).find(({ name }) => name === 'manifest.json');
  expect(JSON.parse(manifest!.content)).toMatchObject({ leftOut });
});

test('rejects unknown parts of an export', async () => {
  expect((await platform.app.inject('/rest/core/configDb/collectionNames')).json()).toContainEqual({
    name: 'report',
    adds: 'reportCopy',
  });
  for (const parts of [['user'], [], ['theme', 'role']])
    expect((await exportProject(platform, { parts })).json()).toMatchObject({
      field: expect.stringContaining('collections'),
    });
});
