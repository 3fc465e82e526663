import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rounds } from '@signalbox/archive/testing';
import { type Arbitrary, array, assert, asyncProperty, constantFrom, oneof, string, tuple } from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { emptyIndex, stateInIndex, stateOnDisk } from '../testing/index-state';
import { mediaPlatform } from '../testing/media-platform';
import { checkLibrary } from './read-tree';

const media = mediaPlatform();
const { post, putFile } = media;
beforeEach(() => emptyIndex(media.platform.kit));

const directory = constantFrom('', 'a', 'b', 'a/b', 'a/b/c', 'b/c');
const name = constantFrom('x.txt', 'y.txt', 'Ä.txt', '100%_.txt', 'b', 'c');
const path = tuple(directory, name).map(([above, last]) => (above === '' ? last : `${above}/${last}`));
const action = constantFrom(undefined, 'cover', 'rename');
const content = string({ maxLength: 5 });

type Step = () => Promise<unknown>;
const own: Arbitrary<Step> = oneof(
  tuple(directory, name, content, action).map(
    ([catalog, file, text, how]): Step =>
      () =>
        putFile({ catalog, name: file.endsWith('.txt') ? file : `${file}.txt`, content: text, action: how }),
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
);

const onDisk = (place: string) => join(media.platform.kit.dataDir, 'media', place);
/** What a restore, an import or another program does beside the platform. Impossible changes do nothing. */
const outside: Arbitrary<Step> = oneof(
  tuple(path, content).map(([place, text]): Step => async () => {
    mkdirSync(dirname(onDisk(place)), { recursive: true });
    writeFileSync(onDisk(place), text);
  }),
  tuple(path, path).map(
    ([from, to]): Step =>
      async () =>
        renameSync(onDisk(from), onDisk(to)),
  ),
  path.map(
    (gone): Step =>
      async () =>
        rmSync(onDisk(gone), { recursive: true, force: true }),
  ),
);

const runAll = async (steps: Step[]) => {
  for (const step of steps) await step().catch(() => undefined);
};

test('after any sequence of own changes, the index equals the disk at once', async () => {
  await assert(
    asyncProperty(array(own, { minLength: 1, maxLength: 12 }), async (steps) => {
      await runAll(steps);
      expect(await stateInIndex(media.platform.kit)).toEqual(await stateOnDisk(media.platform.kit));
    }),
    { numRuns: rounds({ sample: 15, all: 300 }) },
  );
});

test('after any sequence of changes, also from outside, a comparison makes the index equal to the disk', async () => {
  await assert(
    asyncProperty(array(oneof(own, outside), { minLength: 1, maxLength: 12 }), async (steps) => {
      await runAll(steps);
      await checkLibrary(media.platform.kit, { project: 'default', isThorough: true });
      expect(await stateInIndex(media.platform.kit)).toEqual(await stateOnDisk(media.platform.kit));
    }),
    { numRuns: rounds({ sample: 15, all: 300 }) },
  );
});
