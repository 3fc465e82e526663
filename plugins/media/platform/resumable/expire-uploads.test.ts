import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { mediaPlatform } from '../testing/media-platform';
import { tusClient } from '../testing/tus-client';
import { expireUploads } from './expire-uploads';
import { createUploadParts } from './upload-parts';

const media = mediaPlatform();
const { start, patch, send } = tusClient(media);
const folder = () => join(media.platform.kit.dataDir, 'upload-parts');
beforeEach(async () => {
  await media.platform.kit.pool.query('delete from media_upload');
  rmSync(folder(), { recursive: true, force: true });
});

const day = 24 * 60 * 60;
const expire = () => expireUploads({ kit: media.platform.kit, parts: createUploadParts(media.platform.kit) });
const started = async (name: string) => String((await start({ name, bytes: 5 })).headers['location']);
const idOf = (url: string) => url.split('/').at(-1) ?? '';
/** As if no process had written to it for a long time. */
const age = (id: string) => utimesSync(join(folder(), id), new Date(0), new Date(0));

test('removes uploads without progress for three days, and keeps the others', async () => {
  const [abandoned, continued] = [await started('a.txt'), await started('b.txt')];
  media.platform.clock.advance({ seconds: 2 * day });
  await patch(continued, 0, 'ab');
  media.platform.clock.advance({ seconds: 1.5 * day });
  expect((await send('HEAD', abandoned)).statusCode).toBe(400);
  for (const url of [abandoned, continued]) age(idOf(url));
  await expire();
  expect(readdirSync(folder())).toEqual([idOf(continued)]);
  const { rows } = await media.platform.kit.pool.query('select id from media_upload');
  expect(rows).toEqual([{ id: idOf(continued) }]);
  expect((await patch(continued, 2, 'cde')).statusCode).toBe(200);
});

test('removes part files that no upload needs, unless they were just written', async () => {
  const url = await started('a.txt');
  for (const name of ['left', 'fresh']) writeFileSync(join(folder(), name), 'x');
  for (const name of ['left', idOf(url)]) age(name);
  await expire();
  expect(readdirSync(folder()).toSorted()).toEqual([idOf(url), 'fresh'].toSorted());
});

test('removes files of an earlier version that no upload needs', async () => {
  const earlier = join(media.platform.kit.dataDir, 'uploads');
  mkdirSync(earlier, { recursive: true });
  const id = idOf(await started('a.txt'));
  for (const name of ['left', id]) {
    writeFileSync(join(earlier, name), 'x');
    utimesSync(join(earlier, name), new Date(0), new Date(0));
  }
  await expire();
  expect(readdirSync(earlier)).toEqual([id]);
  rmSync(earlier, { recursive: true });
});

test('does nothing where there was no upload yet', async () => {
  await expect(expire()).resolves.toBeUndefined();
});
