import { rounds } from '@signalbox/archive/testing';
import { type Arbitrary, array, assert, asyncProperty, constantFrom, nat, oneof, string, tuple } from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { maxVersions } from '../../shared/versions';
import { emptyIndex, stateInIndex, stateOnDisk } from '../testing/index-state';
import { mediaPlatform } from '../testing/media-platform';
import { outsideChanges } from '../testing/outside-changes';
import { checkLibrary } from './read-tree';

const media = mediaPlatform();
const { library, post, putFile } = media;
beforeEach(() => emptyIndex(media.platform.kit));

const directory = constantFrom('', 'a', 'b', 'a/b', 'a/b/c', 'b/c');
const name = constantFrom('x.txt', 'y.txt', 'Ä.txt', '100%_.txt', 'b', 'c');
const path = tuple(directory, name).map(([above, last]) => (above === '' ? last : `${above}/${last}`));
const action = constantFrom(undefined, 'cover', 'rename');
const content = string({ maxLength: 5 });

type Step = () => Promise<unknown>;
/** Contents that the platform took. */
const uploaded = new Set<string>();
const upload = async (file: Parameters<typeof putFile>[0] & { content: string }) => {
  if ('url' in (await putFile(file))) uploaded.add(file.content);
};
const own: Arbitrary<Step> = oneof(
  tuple(directory, name, content, action).map(
    ([catalog, file, text, how]): Step =>
      () =>
        upload({ catalog, name: file.endsWith('.txt') ? file : `${file}.txt`, content: text, action: how }),
  ),
  tuple(directory, name).map(
    ([catalog, dirName]): Step =>
      () =>
        post('mkdir', { catalog, dirName }),
  ),
  tuple(constantFrom('move', 'copy'), path, directory, action).map(
    ([how, from, target, clash]): Step =>
      () =>
        post(how, { paths: [from], target, ...(clash === undefined ? {} : { action: clash }) }),
  ),
  tuple(path, name).map(
    ([from, to]): Step =>
      () =>
        post('rename', { path: from, name: to }),
  ),
  path.map(
    (gone): Step =>
      () =>
        post('delete', { paths: [gone] }),
  ),
  tuple(nat(20), action).map(([number, clash]): Step => async () => {
    const entries = await library('/trash');
    const { id } = entries[number % entries.length] ?? {};
    return post('trash/restore', { ids: [id], ...(clash === undefined ? {} : { action: clash }) });
  }),
  tuple(path, nat(20)).map(([place, number]): Step => async () => {
    const versions = await library(`/versions?query=${encodeURIComponent(JSON.stringify({ path: place }))}`);
    return post('versions/restore', { path: place, version: versions[number % versions.length]?.['id'] });
  }),
);

const disk = outsideChanges(media);
/** Generates what a restore, an import or another program does beside the platform. Impossible changes do nothing. */
const outside: Arbitrary<Step> = oneof(
  tuple(path, content).map(
    ([place, text]): Step =>
      () =>
        disk.write(place, text),
  ),
  tuple(path, path).map(
    ([from, to]): Step =>
      () =>
        disk.move(from, to),
  ),
  path.map(
    (gone): Step =>
      () =>
        disk.remove(gone),
  ),
);

const runAll = async (steps: Step[]) => {
  for (const step of steps) await step().catch(() => undefined);
};

/** The contents of all files: those of the libraries, of the trash, and versions. */
const contents = async () => {
  await disk.makeDirectory('');
  return new Set(await Promise.all((await disk.filesBelow('')).map(disk.read)));
};

test('after any sequence of own changes, the index equals the disk at once, and no content is lost', async () => {
  await assert(
    // Fewer changes than versions of a file are kept.
    asyncProperty(array(own, { minLength: 1, maxLength: maxVersions }), async (steps) => {
      uploaded.clear();
      await runAll(steps);
      expect(await stateInIndex(media.platform.kit)).toEqual(await stateOnDisk(media.platform.kit));
      const stored = await contents();
      expect([...uploaded].filter((text) => !stored.has(text))).toEqual([]);
    }),
    { numRuns: rounds({ sample: 10, all: 300 }) },
  );
});

test('after any sequence of changes, also from outside, a comparison makes the index equal to the disk', async () => {
  await assert(
    asyncProperty(array(oneof(own, outside), { minLength: 1, maxLength: 12 }), async (steps) => {
      await runAll(steps);
      await checkLibrary(media.platform.kit, { project: 'default', isThorough: true });
      expect(await stateInIndex(media.platform.kit)).toEqual(await stateOnDisk(media.platform.kit));
    }),
    { numRuns: rounds({ sample: 10, all: 300 }) },
  );
});
