import { readFile, readlink, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { frontEndMark, type MediaNote } from '@signalbox/platform-kit';
import { aViewer, type TestPlatform } from '@signalbox/platform-kit/testing';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInFolder, withStoredArchive } from '../../testing/stored-archives';
import { makeRestoreDeps } from '../make-restore-deps';
import { planRestore } from '../plan/plan-restore';
import type { RestoreStep } from '../restore-deps';
import {
  fileState,
  mediaState,
  removeMedia,
  temporaryState,
  writeFiles,
  writeMedia,
} from '@signalbox/project-data/testing';
import { mediaArchived, mediaBefore } from '../testing/some-media';
import { mediaPlatform, putArchive, restore } from '../testing/restore-bench';

let platform: TestPlatform;
let media: string;
beforeEach(async () => {
  ({ platform, media } = await mediaPlatform());
});
afterEach(() => platform.close());

it('notes what the archive says of media files, and notes what was known again when it goes back', async () => {
  await writeMedia(platform.kit, mediaBefore);
  await putArchive(platform, 'b1', { fileServer: mediaArchived });
  const written: { isExact: boolean; notes: MediaNote[] }[] = [];
  const known = { path: 'pics/logo.txt', bytes: 8, sha256: null, uploader: 'ada', altText: 'Emblem' };
  platform.kit.mediaNotes.keepBy({
    read: async () => new Map([[known.path, known]]),
    async write(_project, batches, { isExact }) {
      for await (const notes of batches) written.push({ isExact, notes });
    },
  });
  const checkHealth = async () => ({ reason: 'noSuperUser' as const });
  const running = restore(platform, { choice: { rules: {}, fileServer: 0 }, deps: { checkHealth } });
  await expect(running).rejects.toMatchObject({ errorName: 'restoreReturned' });
  expect(written.map(({ isExact }) => isExact)).toEqual([false, true]);
  const [restored, returned] = written.map(({ notes }) => notes);
  expect(restored?.find(({ path }) => path === known.path)).toMatchObject({
    sha256: expect.stringMatching(/^[\da-f]{64}$/),
    uploader: null,
    altText: null,
  });
  expect(returned?.find(({ path }) => path === known.path)).toEqual(known);
  expect(returned?.map(({ path }) => path).toSorted()).toEqual(['pics/logo.txt', 'pics/same.txt']);
});

describe('media files', () => {
  const always = { '_p_north/': '', '_p_north/pics/': '', '_p_north/pics/logo.txt': "north's" };
  const ownStays = {
    'gone/': '',
    'gone/deep/': '',
    'gone/deep/a.txt': 'a',
    'pics/own.txt': 'only here',
    'notes.txt': 'top',
  };
  const comes = {
    'docs/': '',
    'docs/deep/': '',
    'docs/deep/b.txt': 'b',
    'empty/': '',
    'pics/': '',
    'pics/added.txt': 'added',
    'pics/same.txt': 'same',
  };

  it.each([
    {
      rule: 0 as const,
      after: { ...always, ...ownStays, ...comes, 'pics/logo.txt': 'new logo' },
      counts: { added: 2, changed: 1, same: 1, skipped: 0, deleted: 0 },
    },
    {
      rule: 1 as const,
      after: { ...always, ...ownStays, ...comes, 'pics/logo.txt': 'old logo' },
      counts: { added: 2, changed: 0, same: 1, skipped: 1, deleted: 0 },
    },
    {
      rule: 2 as const,
      after: { ...always, ...comes, 'pics/logo.txt': 'new logo' },
      counts: { added: 2, changed: 1, same: 1, skipped: 0, deleted: 3 },
    },
  ])(
    'are restored by rule $rule, byte by byte, and those of other projects stay unchanged',
    async ({ rule, after, counts }) => {
      await writeMedia(platform.kit, mediaBefore);
      await putArchive(platform, 'b1', { fileServer: mediaArchived });
      expect(await restore(platform, { choice: { rules: {}, fileServer: rule } })).toEqual([
        { name: 'fileServer', counts },
      ]);
      expect(await mediaState(platform.kit)).toEqual(after);
      expect(await temporaryState(platform.kit)).toEqual([]);
      expect(platform.endedAllFor).toEqual(['restored']);
    },
  );

  it('that were uploaded during the restore are kept', async () => {
    await writeMedia(platform.kit, mediaBefore);
    await putArchive(platform, 'b1', { fileServer: mediaArchived });
    const late = async (step: RestoreStep) => {
      if (step === 'written') await platform.kit.files.write('pics/late.txt', chunks('late'));
      if (step === 'written') await platform.kit.files.write('pics/added.txt', chunks('late too'));
    };
    await restore(platform, { choice: { rules: {}, fileServer: 2 }, deps: { atStep: late } });
    expect(await mediaState(platform.kit)).toMatchObject({ 'pics/late.txt': 'late', 'pics/added.txt': 'added' });
  });

  it('in folders that the backup excluded stay under rule 2', async () => {
    await writeMedia(platform.kit, mediaBefore);
    await putArchive(platform, 'b1', { fileServer: mediaArchived });
    const keptFoldersOf = async () => ['gone'];
    await restore(platform, { choice: { rules: {}, fileServer: 2 }, deps: { keptFoldersOf } });
    expect(await mediaState(platform.kit)).toHaveProperty(['gone/deep/a.txt'], 'a');
  });

  it.runIf(isInFolder).each([0, 2] as const)(
    'that no backup contains stay under rule %i: links, and hidden files at any depth',
    async (rule) => {
      const hidden = { 'pics/.thumbs/a.txt': 'small', 'pics/.index': 'index', 'gone/.keep': 'kept' };
      await writeFiles(media, { ...mediaBefore, ...hidden });
      await symlink('../notes.txt', join(media, 'pics', 'link'));
      await symlink('nowhere', join(media, 'pics', 'added.txt'));
      await putArchive(platform, 'b1', { fileServer: mediaArchived });
      const [total] = await restore(platform, { choice: { rules: {}, fileServer: rule } });
      expect(total?.counts).toMatchObject({ changed: 1, deleted: rule === 2 ? 3 : 0 });
      for (const [path, content] of Object.entries(hidden))
        expect(await readFile(join(media, path), 'utf8')).toBe(content);
      expect(await readlink(join(media, 'pics', 'link'))).toBe('../notes.txt');
      expect(await readFile(join(media, 'pics', 'added.txt'), 'utf8')).toBe('added');
      expect(await temporaryState(platform.kit)).toEqual([]);
    },
  );

  it.each(['.hidden', '_p_north/pics/x.txt', 'pics/con.txt'])(
    'are rejected with a path that no file may have: %s',
    async (path) => {
      await writeMedia(platform.kit, mediaBefore);
      const state = await mediaState(platform.kit);
      await putArchive(platform, 'b1', { fileServer: { [path]: 'x' } });
      await expect(restore(platform, { choice: { rules: {}, fileServer: 0 } })).rejects.toMatchObject({
        errorName: 'invalidPath',
      });
      expect(await mediaState(platform.kit)).toEqual(state);
      expect(await temporaryState(platform.kit)).toEqual([]);
    },
  );
});

it('plans for files exactly what a restore then does, for any existing and archived files', async () => {
  const path = fc
    .array(fc.constantFrom('a.txt', 'b.txt', 'c d.txt'), { minLength: 1, maxLength: 3 })
    .map((names) => names.join('/'));
  const tree = fc.dictionary(path, fc.constantFrom('', 'one', 'two', 'three'), { maxKeys: 6 }).filter(isTree);
  const property = fc.asyncProperty(
    tree,
    tree,
    fc.constantFrom(0 as const, 1 as const, 2 as const),
    async (there, files, rule) => {
      await removeMedia(platform.kit);
      await writeMedia(platform.kit, there);
      await putArchive(platform, 'b1', { fileServer: files });
      const choice = { rules: {}, fileServer: rule };
      const plan = await withStoredArchive(platform.kit, { project: 'default', id: 'b1' }, (archive) =>
        planRestore(makeRestoreDeps(platform.kit), {
          viewer: aViewer(),
          language: 'en',
          project: 'default',
          archive,
          choice,
          keptFolders: [],
        })
          .then(({ files: counts }) => counts?.fileServer)
          .catch((error: { errorName: string }) => error.errorName),
      );
      const done = await restore(platform, { choice })
        .then(([total]) => total?.counts)
        .catch((error: { errorName: string }) => error.errorName);
      expect(done).toEqual(plan);
      const after = Object.fromEntries(
        Object.entries(await mediaState(platform.kit)).filter(([name]) => !name.endsWith('/')),
      );
      if (typeof done === 'string') {
        expect(after).toEqual(there);
        return;
      }
      const expected = rule === 0 ? { ...there, ...files } : rule === 1 ? { ...files, ...there } : files;
      // Adding only, a file below or above another has no place and is passed over.
      if (isTree(expected)) expect(after).toEqual(expected);
      expect(done).toMatchObject({
        added: Object.keys(after).filter((name) => !Object.hasOwn(there, name)).length,
        changed: Object.keys(after).filter((name) => Object.hasOwn(there, name) && there[name] !== after[name]).length,
        deleted: Object.keys(there).filter((name) => !Object.hasOwn(after, name)).length,
      });
    },
  );
  await fc.assert(property, { numRuns: 25 });
}, 240_000);

/** No file is where another needs a folder. */
function isTree(files: Record<string, string>): boolean {
  const paths = Object.keys(files);
  return !paths.some((path) => paths.some((other) => other.startsWith(`${path}/`)));
}

describe('the front-end package', () => {
  // From a bucket, each server copies it later.
  it.runIf(isInFolder)('is served instead of the shipped one as long as the product version is the same', async () => {
    const { kit } = platform;
    const shipped = join(kit.dataDir, 'shipped-front-end');
    await writeFiles(shipped, { 'index.html': 'shipped', 'assets/old.js': 'old' });
    await putArchive(platform, 'b1', { html: { 'index.html': 'restored', 'assets/new.js': 'new' } });
    await restore(platform, { choice: { rules: {}, html: 0 } });
    expect(kit.frontEndDir()).toBe(join(kit.dataDir, 'front-end'));
    const { [frontEndMark]: _mark, ...served } = await fileState(kit.frontEndDir());
    expect(served).toEqual({ 'index.html': 'restored', 'assets/': '', 'assets/new.js': 'new', 'assets/old.js': 'old' });
    await restore(platform, { choice: { rules: {}, html: 2 } });
    expect(await fileState(kit.frontEndDir())).not.toHaveProperty(['assets/old.js']);
    expect(await fileState(shipped)).toHaveProperty(['index.html'], 'shipped');
    await putArchive(platform, 'b1', { version: '0.0.9', html: { 'index.html': 'of another version' } });
    await restore(platform, { choice: { rules: {}, html: 2 } });
    expect(kit.frontEndDir()).toBe(shipped);
  });
});

async function* chunks(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}
