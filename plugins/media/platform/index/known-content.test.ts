import { type FileStore, mediaChannel, parentOf } from '@signalbox/platform-kit';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyIndex, stateInIndex, stateOnDisk } from '../testing/index-state';
import { mediaPlatform } from '../testing/media-platform';
import { outsideChanges } from '../testing/outside-changes';
import { searcher } from '../testing/search';
import { moveUsed } from '../uses/rewrite/move-used';
import { compareLibraries } from './compare-libraries';
import { indexDatabase } from './index-tables';
import { indexedFiles } from './indexed-files';
import { changeIndex } from './library-index';
import { createMediaIndex } from './media-index';
import { checkLibrary } from './read-tree';

const media = mediaPlatform();
const { post, put, putFile } = media;
const { ask, search, paths } = searcher(media);
beforeEach(() => emptyIndex(media.platform.kit));

const ofHello = {
  sha256: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
  uploader: 'a'.repeat(24),
};
const disk = outsideChanges(media);
const compareAll = async () => {
  const { kit } = media.platform;
  const index = createMediaIndex(kit);
  await compareLibraries({ kit, index }, new AbortController().signal);
  await index.close();
};
const compare = () => checkLibrary(media.platform.kit, { project: 'default', isThorough: true });

test('keeps hash and uploader of a file that is moved, renamed or copied, alone or with its directory', async () => {
  await put('a/b', 'x.txt', 'hello');
  await post('copy', { paths: ['a/b/x.txt'], target: 'c' });
  await post('copy', { paths: ['a'], target: 'c' });
  await post('rename', { path: 'a/b/x.txt', name: 'y.txt' });
  await post('rename', { path: 'a', name: 'ä' });
  await post('move', { paths: ['ä/b'], target: 'd' });
  const files = await search();
  expect(files.map(({ path }) => path).toSorted()).toEqual(['c/a/b/x.txt', 'c/x.txt', 'd/b/y.txt']);
  for (const file of files) expect(file).toMatchObject(ofHello);
  await compare();
  expect(await search()).toEqual(files);
});

test('replaces both with those of a new upload, also where the size is the same', async () => {
  await put('a', 'x.txt', 'other');
  media.platform.viewer = { ...media.platform.viewer!, userId: 'b'.repeat(24) };
  await putFile({ catalog: 'a', name: 'x.txt', content: 'hello', action: 'cover' });
  expect(await search()).toMatchObject([{ ...ofHello, uploader: 'b'.repeat(24) }]);
});

test('knows the content of a sanitised drawing as it is stored', async () => {
  await put('img', 'x.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
  const [file] = await search();
  expect(file?.bytes).toBe((await media.platform.kit.files.entry('img/x.svg'))?.bytes);
  expect(file?.sha256).toMatch(/^[0-9a-f]{64}$/);
});

test('drops both when the content was changed from outside, in size or in time', async () => {
  for (const name of ['size.txt', 'time.txt', 'same.txt']) await put('a', name, 'hello');
  // Reads the library for the first time, before anything has changed.
  await compareAll();
  // As if ten minutes had passed: a search of an earlier test may have read the library before, and this was a comparison.
  await indexDatabase(media.platform.kit.database).updateTable('media_index').set({ compared_at: null }).execute();
  await disk.write('a/size.txt', 'hello!');
  await disk.write('a/time.txt', 'hello', 1);
  await compareAll();
  const [same, ...changed] = await search({ sort: { name: 1 } });
  expect(same).toMatchObject({ name: 'same.txt', ...ofHello });
  expect(changed.map(({ sha256, uploader }) => [sha256, uploader])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ]);
});

test('a copy of an original that had changed from outside has no hash', async () => {
  await put('a', 'x.txt', 'hello');
  await disk.write('a/x.txt', 'other', 1);
  await post('copy', { paths: ['a/x.txt'], target: 'b' });
  for (const file of await search()) expect(file.sha256).toBeUndefined();
});

test('a search finds what a restore, an import or another program did, without a comparison', async () => {
  await put('a/b', 'x.txt', 'hello');
  expect(await paths()).toEqual(['a/b/x.txt']);
  await disk.makeDirectory('new/deep');
  await disk.write('new/deep/y.txt', 'y');
  await disk.move('a/b', 'c');
  await vi.waitFor(async () => expect(await paths()).toEqual(['c/x.txt', 'new/deep/y.txt']));
  const { kit } = media.platform;
  await vi.waitFor(async () => expect(await stateInIndex(kit)).toEqual(await stateOnDisk(kit)));
  await disk.write('new/deep/z.txt', 'z');
  const deep = { filter: { directory: 'new/deep', below: false } };
  await vi.waitFor(async () => expect(await paths(deep)).toEqual(['new/deep/y.txt', 'new/deep/z.txt']));
});

test('reads a library whose files a restore has swapped, before anyone searches', async () => {
  const { kit } = media.platform;
  await put('a', 'x.txt', 'hello');
  expect(await paths()).toEqual(['a/x.txt']);
  await disk.makeDirectory('staged');
  await disk.write('staged/y.txt', 'y');
  await disk.move('a', '../previous');
  await disk.move('staged', 'a');
  await kit.notify(mediaChannel, { project: 'default' });
  await vi.waitFor(async () => expect(await stateInIndex(kit)).toEqual(await stateOnDisk(kit)));
});

test('reads the rest of a library with a directory that the platform may not read', async () => {
  const { kit } = media.platform;
  for (const path of ['lost+found', 'z']) await disk.makeDirectory(path);
  await disk.write('z/x.txt', 'x');
  const names = async (directory: string) => {
    if (directory === 'lost+found') throw Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
    return kit.files.names(directory);
  };
  await checkLibrary({ ...kit, files: { ...kit.files, names } }, { project: 'default' });
  expect(await stateInIndex(kit)).toEqual(await stateOnDisk(kit));
});

test('answers with what the index has while another replica writes, and says that files may be missing', async () => {
  await disk.makeDirectory('_p_south/a');
  await disk.write('_p_south/a/x.txt', 'x');
  await changeIndex(media.platform.kit, 'south', async () => {
    const answer = await ask({}, 'south');
    expect(answer.headers['indexing']).toBe('true');
    expect(answer.json()).toEqual([]);
  });
  await vi.waitFor(async () => expect((await ask({}, 'south')).headers['indexing']).toBeUndefined());
  expect(await paths({}, 'south')).toEqual(['a/x.txt']);
});

test('replicas that read and change one library at the same time agree with the disk', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `f${index}.txt`);
  await Promise.all([
    ...names.map((name) => put('a', name, 'hello')),
    compareAll(),
    compare(),
    ...names.map((_, index) => post('rename', { path: 'a', name: index % 2 === 0 ? 'b' : 'a' })),
    compare(),
  ]);
  await compare();
  expect(await stateInIndex(media.platform.kit)).toEqual(await stateOnDisk(media.platform.kit));
  for (const file of await search({ limit: 200 })) expect(file).toMatchObject(ofHello);
});

test.each(['move', 'copy'])(
  'a rejected %s of a directory into a new one of its own leaves the disk and the index alike',
  async (how) => {
    await put('a/b', 'x.txt');
    for (const action of [undefined, 'rename'])
      expect(
        await post(how, { paths: ['a/b'], target: 'a/b/c', ...(action === undefined ? {} : { action }) }),
      ).toHaveProperty('code');
    expect((await stateOnDisk(media.platform.kit)).directories).toEqual(['a', 'a/b']);
    expect(await stateInIndex(media.platform.kit)).toEqual(await stateOnDisk(media.platform.kit));
  },
);

const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });

test('a move of a file with its uses that fails half-way leaves the disk and the index alike', async () => {
  const { kit } = media.platform;
  await put('a', 'x.txt');
  const move: FileStore['move'] = async (_from, to) => {
    await kit.files.makeDirectory(parentOf(to));
    throw full;
  };
  const mover = { by: '', force: false, locale: 'en', maySee: () => true } as const;
  const failing = { ...kit, files: { ...kit.files, move } };
  await expect(moveUsed(failing, { from: 'a', to: 'new/deep/b', hosts: [], ...mover })).rejects.toBe(full);
  expect((await stateOnDisk(kit)).directories).toEqual(['a', 'new', 'new/deep']);
  expect(await stateInIndex(kit)).toEqual(await stateOnDisk(kit));
});

test('a rejected copy or move onto a directory does not read what was in it', async () => {
  const { kit } = media.platform;
  await put('a', 'x.txt');
  await kit.files.copy('a', 'b');
  for (const how of ['move', 'copy'] as const)
    await expect(indexedFiles(kit)[how]('a', 'b')).rejects.toMatchObject({ name: 'PlatformError' });
  expect((await stateInIndex(kit)).directories).toEqual(['a']);
});

test.each(['move', 'copy'] as const)('a %s that fails half-way leaves the disk and the index alike', async (how) => {
  const { kit } = media.platform;
  await put('a', 'x.txt');
  const { files } = kit;
  const fail =
    (made: (to: string) => Promise<unknown>): FileStore['copy'] =>
    async (_from, to) => {
      await made(to);
      throw full;
    };
  const run = async (made: (to: string) => Promise<unknown>, to: string) => {
    const failing = indexedFiles({ ...kit, files: { ...files, [how]: fail(made) } });
    await expect(failing[how]('a', to)).rejects.toBe(full);
    expect(await stateInIndex(kit)).toEqual(await stateOnDisk(kit));
  };
  await run(async () => undefined, 'none/b');
  await run((to) => files.makeDirectory(parentOf(to)), 'new/deep/b');
  await run((to) => files.copy('a', `${to}/half`), 'other/b');
  expect((await stateOnDisk(kit)).directories).toEqual(['a', 'new', 'new/deep', 'other', 'other/b', 'other/b/half']);
});
