import type { JsonObject } from '@signalbox/schemas';
import { aViewer, createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { platformPlugin } from '..';
import { emptyLibraries } from '../testing/empty-libraries';
import { multipartBody } from '../testing/multipart-body';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ plugins: [platformPlugin] });
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.viewer = aViewer();
  await emptyLibraries(platform.kit);
  await platform.kit.database.deleteFrom('setting').execute();
});

const full = { statusCode: 400, body: expect.stringContaining('100010021') };
const kilobyte = 1024;
/** The form accepts at least one gigabyte. The test uses a fraction, which counts the same. */
const setQuota = (kilobytes: number, project = 'default') =>
  platform.kit.database
    .insertInto('setting')
    .values({ project, revision: 1, body: { mediaLibraryQuota: kilobytes / kilobyte ** 2 } satisfies JsonObject })
    .execute();
const upload = (name: string, kilobytes: number, { project = 'default', action = '' } = {}) => {
  const { payload, headers } = multipartBody({ name, content: 'x'.repeat(kilobytes * kilobyte) });
  return platform.app.inject({
    method: 'POST',
    url: `/rest/core/mediaLibrary/upload?catalog=docs${action && `&action=${action}`}`,
    payload,
    headers: { ...headers, 'x-request-project': project },
  });
};
const change = (how: string, payload: object) =>
  platform.app.inject({ method: 'POST', url: `/rest/core/mediaLibrary/${how}`, payload });

test('rejects an upload beyond the quota, names the limit, and takes it once there is room', async () => {
  await setQuota(100);
  expect((await upload('a.txt', 60)).statusCode).toBe(200);
  const rejected = await upload('b.txt', 60);
  expect(rejected).toMatchObject(full);
  expect(rejected.json<{ message: string }>().message).toMatch(/GB/);
  expect(await platform.kit.files.entry('docs/b.txt')).toBeUndefined();
  await change('delete', { paths: ['docs/a.txt'] });
  // A deleted file counts until it leaves the trash.
  expect(await upload('b.txt', 60)).toMatchObject(full);
  expect((await change('trash/delete', { all: true })).statusCode).toBe(200);
  expect((await upload('b.txt', 60)).statusCode).toBe(200);
});

test('counts the versions of replaced files', async () => {
  await setQuota(100);
  expect((await upload('a.txt', 60)).statusCode).toBe(200);
  expect((await upload('a.txt', 30, { action: 'cover' })).statusCode).toBe(200);
  expect(await upload('b.txt', 20)).toMatchObject(full);
  expect((await upload('b.txt', 5)).statusCode).toBe(200);
});

test('counts uploads that run at the same time', async () => {
  await setQuota(100);
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((name) => upload(`${name}.txt`, 40)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
  expect(await platform.kit.files.bytesOf('')).toBe(80 * kilobyte);
});

test('counts copies, but not moves', async () => {
  await setQuota(100);
  await upload('a.txt', 60);
  expect(await change('copy', { paths: ['docs/a.txt'], target: 'other' })).toMatchObject(full);
  expect((await change('move', { paths: ['docs/a.txt'], target: 'other' })).statusCode).toBe(200);
});

test('counts each project separately', async () => {
  await setQuota(100);
  await setQuota(100, 'north');
  expect((await upload('a.txt', 60, { project: 'north' })).statusCode).toBe(200);
  expect((await upload('a.txt', 60)).statusCode).toBe(200);
  expect(await upload('b.txt', 60, { project: 'north' })).toMatchObject(full);
});

test('releases the claim of a failed upload', async () => {
  await setQuota(100);
  for (let count = 0; count < 3; count++) expect((await upload('a.exe', 80)).statusCode).toBe(400);
  expect((await upload('a.txt', 80)).statusCode).toBe(200);
});

test('has no limit if none is set', async () => {
  expect((await upload('a.txt', 200)).statusCode).toBe(200);
});
