import { expect, test } from 'vitest';
import { usesPlatform } from './testing/uses-platform';

const media = usesPlatform();
const { add, as, get, post, put, saveSettings, store, usesOf } = media;
const address = '/rest/core/media/plant/photo.txt';
const at = (host: string) => `https://${host}${address}`;

test('a file is in use where its address has a host, and is not deleted without a confirmation', async () => {
  await put('plant', 'photo.txt');
  await add('dashboard', { name: 'Boilers', html: `<img src="${at('box.example')}">` });
  await saveSettings({ logo: at('box.example') });
  expect(await usesOf('plant/photo.txt')).toMatchObject({
    count: 2,
    uses: [{ module: 'setting' }, { id: expect.any(String) }],
  });
  expect(await post('delete', { paths: ['plant/photo.txt'] })).toMatchObject({ code: 100_010_025 });
});

test('a rename changes the addresses with the host of the request or of its browser, and those of other platforms stay', async () => {
  await put('plant', 'photo.txt');
  const id = await add('dashboard', { a: at('box.example:8443'), b: at('LOCALHOST:80'), c: at('other.example') });
  const other = await add('dashboard', { c: at('other.example') });
  const before = await store('dashboard').get(other);
  const answer = await media.platform.app.inject({
    method: 'POST',
    url: '/rest/core/mediaLibrary/rename',
    headers: { origin: 'https://Box.example:8443' },
    payload: { path: 'plant/photo.txt', name: 'b.txt' },
  });
  expect(answer.json()).toEqual({ status: 'OK', rewritten: 1 });
  expect(await store('dashboard').get(id)).toMatchObject({
    a: 'https://box.example:8443/rest/core/media/plant/b.txt',
    b: 'https://LOCALHOST:80/rest/core/media/plant/b.txt',
    c: at('other.example'),
  });
  expect(await store('dashboard').get(other)).toEqual(before);
});

test('everyone sees a logo whose address has a host, and nobody sees more', async () => {
  await put('plant', 'photo.txt');
  await put('plant', 'plan.txt');
  await saveSettings({ logo: at('box.example') });
  as();
  expect((await get(address)).statusCode).toBe(200);
  expect((await get('/core/media/plant/plan.txt')).statusCode).toBe(401);
});
