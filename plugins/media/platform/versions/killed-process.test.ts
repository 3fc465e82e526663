import { linkSync, mkdirSync, readdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { versionFolder } from '../retained/version-files';
import { versionsLocation, versionsRoot } from '../retained/places';
import { emptyIndex } from '../testing/index-state';
import { mediaPlatform } from '../testing/media-platform';
import { trashTools } from '../testing/trash';
import { removeOldVersions } from './remove-old-versions';

const media = mediaPlatform();
const { put, putFile } = media;
const { filesOnDisk, versions } = trashTools(media);
beforeEach(() => emptyIndex(media.platform.kit));

const recover = () => removeOldVersions(media.platform.kit, new AbortController().signal);
const inData = (path: string) => join(media.platform.kit.dataDir, path);
const onDisk = (path: string) => inData(`media/${path}`);
const idAt = (seconds: number) =>
  (media.platform.clock.now() + seconds * 1000).toString(16).padStart(12, '0') + 'a'.repeat(12);

test('before a file was replaced: its content is no version, and is kept once by the next one', async () => {
  await put('a', 'x.txt', 'one');
  const folder = inData(versionFolder({ project: 'default', path: 'a/x.txt' }));
  mkdirSync(folder, { recursive: true });
  linkSync(onDisk('a/x.txt'), join(folder, idAt(0)));
  expect(await versions('a/x.txt')).toEqual([]);
  await putFile({ catalog: 'a', name: 'x.txt', content: 'two', action: 'cover' });
  expect(await versions('a/x.txt')).toEqual(['one']);
  expect(readdirSync(folder)).toHaveLength(2);
});

test('after a file was replaced by a version: what was known of that version is removed', async () => {
  await put('a', 'x.txt', 'one');
  const folder = inData(versionFolder({ project: 'default', path: 'a/x.txt' }));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${idAt(0)}.json`), '{}');
  writeFileSync(join(folder, `${idAt(1)}.json.new`), '{');
  await recover();
  expect(await filesOnDisk()).toEqual([]);
  expect(readdirSync(inData(versionsRoot))).toEqual([]);
});

test.each([true, false])(
  'while a directory was moved (already: %s), its versions stay with its files',
  async (isMoved) => {
    await put('a', 'x.txt', 'one');
    await putFile({ catalog: 'a', name: 'x.txt', content: 'two', action: 'cover' });
    const notes = inData(`${versionsLocation({ project: 'default', path: '' })}/.moves`);
    mkdirSync(notes);
    writeFileSync(join(notes, 'note.json'), JSON.stringify({ from: 'a', to: 'b/c' }));
    mkdirSync(onDisk('b'));
    if (isMoved) renameSync(onDisk('a'), onDisk('b/c'));
    await recover();
    expect(await versions(isMoved ? 'b/c/x.txt' : 'a/x.txt')).toEqual(['one']);
    expect(await versions(isMoved ? 'a/x.txt' : 'b/c/x.txt')).toEqual([]);
    expect(await filesOnDisk()).toHaveLength(2);
  },
);

test('keeps versions of a file that a restore has removed or swapped, until they are too old', async () => {
  await put('a', 'x.txt', 'one');
  await putFile({ catalog: 'a', name: 'x.txt', content: 'two', action: 'cover' });
  renameSync(onDisk('a'), onDisk('../previous'));
  await recover();
  mkdirSync(onDisk('a'));
  writeFileSync(onDisk('a/x.txt'), 'of the backup');
  utimesSync(onDisk('a/x.txt'), 1, 1);
  expect(await versions('a/x.txt')).toEqual(['one']);
});
