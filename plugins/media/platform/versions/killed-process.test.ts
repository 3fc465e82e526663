import { relative } from 'node:path/posix';
import { beforeEach, expect, test } from 'vitest';
import { versionFolder } from '../retained/version-files';
import { versionsLocation, versionsRoot } from '../retained/places';
import { emptyIndex } from '../testing/index-state';
import { mediaPlatform } from '../testing/media-platform';
import { outsideChanges } from '../testing/outside-changes';
import { trashTools } from '../testing/trash';
import { removeOldVersions } from './remove-old-versions';

const media = mediaPlatform();
const { put, putFile } = media;
const { filesOnDisk, versions } = trashTools(media);
beforeEach(() => emptyIndex(media.platform.kit));

const recover = () => removeOldVersions(media.platform.kit, new AbortController().signal);
const disk = outsideChanges(media);
const inMedia = (path: string) => relative('media', path);
const idAt = (seconds: number) =>
  (media.platform.clock.now() + seconds * 1000).toString(16).padStart(12, '0') + 'a'.repeat(12);

test('before a file was replaced: its content is no version, and is kept once by the next one', async () => {
  await put('a', 'x.txt', 'one');
  const folder = inMedia(versionFolder({ project: 'default', path: 'a/x.txt' }));
  await disk.link('a/x.txt', `${folder}/${idAt(0)}`);
  expect(await versions('a/x.txt')).toEqual([]);
  await putFile({ catalog: 'a', name: 'x.txt', content: 'two', action: 'cover' });
  expect(await versions('a/x.txt')).toEqual(['one']);
  expect(await disk.names(folder)).toHaveLength(2);
});

test('after a file was replaced by a version: what was known of that version is removed', async () => {
  await put('a', 'x.txt', 'one');
  const folder = inMedia(versionFolder({ project: 'default', path: 'a/x.txt' }));
  await disk.write(`${folder}/${idAt(0)}.json`, '{}');
  await disk.write(`${folder}/${idAt(1)}.json.new`, '{');
  await recover();
  expect(await filesOnDisk()).toEqual([]);
  expect(await disk.names(inMedia(versionsRoot))).toEqual([]);
});

test.each([true, false])(
  'while a directory was moved (already: %s), its versions stay with its files',
  async (isMoved) => {
    await put('a', 'x.txt', 'one');
    await putFile({ catalog: 'a', name: 'x.txt', content: 'two', action: 'cover' });
    const notes = inMedia(`${versionsLocation({ project: 'default', path: '' })}/.moves`);
    await disk.write(`${notes}/note.json`, JSON.stringify({ from: 'a', to: 'b/c' }));
    await disk.makeDirectory('b');
    if (isMoved) await disk.move('a', 'b/c');
    await recover();
    expect(await versions(isMoved ? 'b/c/x.txt' : 'a/x.txt')).toEqual(['one']);
    expect(await versions(isMoved ? 'a/x.txt' : 'b/c/x.txt')).toEqual([]);
    expect(await filesOnDisk()).toHaveLength(2);
  },
);

test('keeps versions of a file that a restore has removed or swapped, until they are too old', async () => {
  await put('a', 'x.txt', 'one');
  await putFile({ catalog: 'a', name: 'x.txt', content: 'two', action: 'cover' });
  await disk.move('a', '../previous');
  await recover();
  await disk.write('a/x.txt', 'of the backup', 1);
  expect(await versions('a/x.txt')).toEqual(['one']);
});
