import { beforeEach, describe, expect, test } from 'vitest';
import { emptyIndex } from '../testing/index-state';
import { mediaPlatform } from '../testing/media-platform';
import { searcher } from '../testing/search';
import { trashTools } from '../testing/trash';

const media = mediaPlatform();
const { get, names, post, put } = media;
const { paths } = searcher(media);
const { trash, trashed, versions } = trashTools(media);
beforeEach(() => emptyIndex(media.platform.kit));
const alreadyExists = { code: 100_030_001 };

describe('where the name is taken', () => {
  test('a restore is rejected, or chooses another name, or replaces the file, whose content becomes a version', async () => {
    for (const text of ['one', 'two', 'three']) {
      media.platform.clock.advance({ seconds: 1 });
      await put('a', 'x.txt', text);
      if (text !== 'three') await post('delete', { paths: ['a/x.txt'] });
    }
    const [second, first] = (await trash()).map(({ id }) => id);
    expect(await post('trash/restore', { ids: [first] })).toMatchObject(alreadyExists);
    expect(await post('trash/restore', { ids: [first], action: 'rename' })).toMatchObject({
      restored: [{ path: 'a/x (1).txt', url: '/core/media/a/x%20(1).txt' }],
    });
    expect(await post('trash/restore', { ids: [second], action: 'cover' })).toMatchObject({ status: 'OK' });
    expect((await get('/core/media/a/x.txt')).body).toBe('two');
    expect((await get('/core/media/a/x (1).txt')).body).toBe('one');
    expect(await versions('a/x.txt')).toEqual(['three']);
  });

  test('of two entries with one path, the last deleted stays in place', async () => {
    for (const text of ['one', 'two']) {
      media.platform.clock.advance({ seconds: 1 });
      await put('a', 'x.txt', text);
      await post('delete', { paths: ['a/x.txt'] });
    }
    const ids = (await trash()).map(({ id }) => id);
    expect(await post('trash/restore', { ids })).toMatchObject(alreadyExists);
    expect(await names('a')).toEqual([]);
    await post('trash/restore', { ids, action: 'cover' });
    expect((await get('/core/media/a/x.txt')).body).toBe('two');
    expect(await versions('a/x.txt')).toEqual(['one']);
  });

  test('the files of a directory are added to one of that name, unless a file is in the way', async () => {
    await put('a', 'x.txt', 'old');
    await put('a/deep', 'y.txt', 'y');
    await post('delete', { paths: ['a'] });
    await put('a', 'x.txt', 'new');
    await put('a', 'z.txt', 'z');
    const [id] = (await trash()).map((entry) => entry.id);
    expect(await post('trash/restore', { ids: [id] })).toMatchObject(alreadyExists);
    await put('a/x.txt.d', 'file.txt');
    expect(await post('trash/restore', { ids: [id], action: 'cover' })).toMatchObject({ status: 'OK' });
    expect((await paths()).toSorted()).toEqual(['a/deep/y.txt', 'a/x.txt', 'a/x.txt.d/file.txt', 'a/z.txt']);
    expect((await get('/core/media/a/x.txt')).body).toBe('old');
    expect(await versions('a/x.txt')).toEqual(['new']);
    expect(await trash()).toEqual([]);
    await post('delete', { paths: ['a/deep'] });
    await post('rename', { path: 'a/z.txt', name: 'deep.txt' });
    await media.platform.kit.files.move('a/deep.txt', 'a/deep');
    const deep = await trashed('a/deep');
    expect(await post('trash/restore', { ids: [deep], action: 'cover' })).toMatchObject(alreadyExists);
    expect(await trash()).toHaveLength(1);
  });
});
