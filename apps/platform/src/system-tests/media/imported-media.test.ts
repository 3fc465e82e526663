import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningPlatform, runPlatform } from '../../testing/running-platform';

let platform: RunningPlatform;
let token: string;
beforeAll(async () => {
  platform = await runPlatform();
  token = await platform.logIn();
});
afterAll(() => platform.close());

interface FileToSend {
  name: string;
  content: Buffer;
  sender: string;
  isOverwriting?: boolean;
}

async function sendFile(resource: string, { name, content, sender, isOverwriting = false }: FileToSend) {
  const boundary = '----signalbox-test';
  const overwrite = `--${boundary}\r\nContent-Disposition: form-data; name="overwrite"\r\n\r\ntrue\r\n`;
  const head = `${isOverwriting ? overwrite : ''}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  const answer = await platform.app.inject({
    method: 'POST',
    url: `/rest/core/${resource}`,
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, authorization: sender },
  });
  expect(answer.statusCode, answer.body).toBe(200);
}

const post = async (resource: string, body: object) => {
  const answer = await platform.send('POST', `core/mediaLibrary/${resource}`, { token, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
};
const about = async (path: string): Promise<Partial<JsonObject>> => {
  const query = encodeURIComponent(JSON.stringify({ path }));
  const { body } = await platform.send('GET', `core/mediaLibrary/file?query=${query}`, { token });
  const { sha256, uploader, altText, bytes } = body;
  return { sha256, uploader, altText, bytes };
};

test('an import brings back who uploaded a media file, its hash and its alternative text', async () => {
  await platform.addUser({ username: 'ada', permissions: ['media.view', 'media.add', 'media.edit'] });
  const ada = await platform.logIn('ada', 'a fine password');
  const upload = (name: string, content: string, sender: string, action = '') =>
    sendFile(`mediaLibrary/upload?catalog=docs${action && `&action=${action}`}`, {
      name,
      content: Buffer.from(content),
      sender,
    });
  for (const name of ['same.txt', 'changed.txt', 'gone.txt']) await upload(name, `Content of ${name}`, ada);
  await upload('own.txt', 'Own', token);
  const altText = { en: 'The readings of the night', zh_CN: '夜间读数' };
  const paths = ['docs/same.txt', 'docs/changed.txt', 'docs/gone.txt', 'docs/own.txt'];
  for (const path of paths.slice(0, 3)) await post('altText', { path, altText });
  const before = await Promise.all(paths.map(about));
  expect(before[2]).toMatchObject({
    altText,
    sha256: expect.stringMatching(/^[\da-f]{64}$/),
    uploader: expect.any(String),
  });

  const download = await platform.app.inject({
    url: `/rest/core/configDb/download?collections=${encodeURIComponent('["media"]')}`,
    headers: { authorization: token },
  });
  expect(download.statusCode, download.body).toBe(200);
  await post('altText', { path: 'docs/same.txt', altText: 'Another text' });
  await upload('changed.txt', 'After the export', token, 'cover');
  await post('altText', { path: 'docs/changed.txt', altText: null });
  await post('delete', { paths: ['docs/gone.txt', 'docs/own.txt'] });
  await upload('later.txt', 'Later', token);
  const later = await about('docs/later.txt');

  await sendFile('configDb/upload', {
    name: 'project.tar.gz',
    content: download.rawPayload,
    sender: token,
    isOverwriting: true,
  });
  expect(await Promise.all(paths.map(about))).toEqual(before);
  expect(await about('docs/later.txt')).toEqual(later);
});
