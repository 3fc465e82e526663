import { beforeEach, expect, test } from 'vitest';
import { mediaPlatform } from '../testing/media-platform';
import { tusClient } from '../testing/tus-client';
import { expireUploads } from './expire-uploads';
import { createUploadParts } from './upload-parts';

const media = mediaPlatform();
const { start, patch, send } = tusClient(media);
beforeEach(async () => {
  await media.platform.kit.pool.query('delete from media_upload');
  for (const root of ['uploads', 'upload-parts']) await media.platform.kit.fileTree.remove(root);
});

const day = 24 * 60 * 60;
/** `aged`: uploads that look as if no process had written to them for a long time. */
const expire = (...aged: string[]) => {
  const { kit } = media.platform;
  const entries = async (path: string) => {
    const found = await kit.fileTree.entries(path);
    return found.map((entry) => (aged.includes(entry.name) ? { ...entry, modifiedMs: 0 } : entry));
  };
  return expireUploads({ kit, parts: createUploadParts({ ...kit, fileTree: { ...kit.fileTree, entries } }) });
};
const uploads = async () => (await media.platform.kit.fileTree.names('upload-parts')).toSorted();
const started = async (name: string) => String((await start({ name, bytes: 5 })).headers['location']);
const idOf = (url: string) => url.split('/').at(-1) ?? '';

test('removes uploads without progress for three days, and keeps the others', async () => {
  const [abandoned, continued] = [await started('a.txt'), await started('b.txt')];
  media.platform.clock.advance({ seconds: 2 * day });
  await patch(continued, 0, 'ab');
  media.platform.clock.advance({ seconds: 1.5 * day });
  expect((await send('HEAD', abandoned)).statusCode).toBe(400);
  await expire(idOf(abandoned), idOf(continued));
  expect(await uploads()).toEqual([idOf(continued)]);
  const { rows } = await media.platform.kit.pool.query('select id from media_upload');
  expect(rows).toEqual([{ id: idOf(continued) }]);
  expect((await patch(continued, 2, 'cde')).statusCode).toBe(200);
});

test('removes part files that no upload needs, unless they were just written', async () => {
  const url = await started('a.txt');
  for (const name of ['left', 'fresh']) await media.platform.kit.fileTree.makeDirectory(`upload-parts/${name}`);
  await expire('left', idOf(url));
  expect(await uploads()).toEqual([idOf(url), 'fresh'].toSorted());
});

test('removes files of an earlier version that no upload needs', async () => {
  const { fileTree } = media.platform.kit;
  await fileTree.makeDirectory('uploads');
  const id = idOf(await started('a.txt'));
  for (const name of ['left', id]) await fileTree.write(`uploads/${name}`, 'x');
  await expire('left', id);
  expect(await fileTree.names('uploads')).toEqual([id]);
});

test('does nothing where there was no upload yet', async () => {
  await expect(expire()).resolves.toBeUndefined();
});
