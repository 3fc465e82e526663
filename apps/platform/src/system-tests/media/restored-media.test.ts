import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningPlatform, runPlatform } from '../../testing/running-platform';

let platform: RunningPlatform;
let token: string;
let uploader: string;
beforeAll(async () => {
  platform = await runPlatform();
  token = await platform.logIn();
  await platform.addUser({ username: 'ada', permissions: ['media.view', 'media.add', 'media.edit'] });
  uploader = await platform.logIn('ada', 'a fine password');
});
afterAll(() => platform.close());

const ask = (query: object) => encodeURIComponent(JSON.stringify(query));
const post = async (resource: string, body: object) => {
  const answer = await platform.send('POST', `core/mediaLibrary/${resource}`, { token, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
};
const details = async (path: string) =>
  (await platform.send('GET', `core/mediaLibrary/file?query=${ask({ path })}`, { token })).body;

async function upload(name: string, content: string, sender: string, action = ''): Promise<void> {
  const boundary = '----signalbox-test';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  const answer = await platform.app.inject({
    method: 'POST',
    url: `/rest/core/mediaLibrary/upload?catalog=docs${action && `&action=${action}`}`,
    payload: `${head}${content}\r\n--${boundary}--\r\n`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, authorization: sender },
  });
  expect(answer.statusCode, answer.body).toBe(200);
}

/** A restore ends all sessions. */
async function taskOf(id: string): Promise<JsonObject> {
  const { status, body } = await platform.send('GET', `core/taskmanager/${id}`, { token });
  if (status === 401) token = await platform.logIn();
  return body;
}

async function start(resource: string, query: object): Promise<string> {
  const { status, body } = await platform.send('GET', `core/backup/${resource}?query=${ask(query)}`, { token });
  expect(status, JSON.stringify(body)).toBe(200);
  const id = String(body['id']);
  await expect.poll(() => taskOf(id), { timeout: 60_000 }).toMatchObject({ status: 'finish' });
  return id;
}

const about = ({ sha256, uploader: by, altText, bytes }: JsonObject) => ({ sha256, by, altText, bytes });

test('a restore brings back who uploaded a media file, its hash and its alternative text', async () => {
  await upload('same.txt', 'Same', uploader);
  await upload('changed.txt', 'Before', uploader);
  await upload('gone.txt', 'Gone', uploader);
  await upload('own.txt', 'Own', token);
  const altText = { en: 'The readings of the night', zh_CN: '夜间读数' };
  for (const path of ['docs/same.txt', 'docs/changed.txt', 'docs/gone.txt']) await post('altText', { path, altText });
  const paths = ['docs/same.txt', 'docs/changed.txt', 'docs/gone.txt', 'docs/own.txt'];
  const before = await Promise.all(paths.map(details));
  for (const each of before) expect(each).toMatchObject({ sha256: expect.stringMatching(/^[\da-f]{64}$/) });
  expect(before[2]).toMatchObject({ altText, bytes: 4 });

  const id = await start('export', { name: 'Media', item: { fileServer: true }, moduleRules: {} });
  await post('altText', { path: 'docs/same.txt', altText: 'Another text' });
  await upload('changed.txt', 'After the backup', token, 'cover');
  await post('altText', { path: 'docs/changed.txt', altText: null });
  await post('delete', { paths: ['docs/gone.txt', 'docs/own.txt'] });
  await upload('later.txt', 'Later', token);
  const later = await details('docs/later.txt');

  await start('import', { id, item: { fileServer: true }, moduleRules: { fileServer: 0 } });
  const after = await Promise.all(paths.map(details));
  expect(after.map(about)).toEqual(before.map(about));
  expect(about(await details('docs/later.txt'))).toEqual(about(later));
});
