import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CyclePlatform, createCyclePlatform } from '../testing/cycle-platform';
import { followDirectory } from './follow-directory';

let platform: CyclePlatform;
beforeAll(async () => {
  platform = await createCyclePlatform();
});
afterAll(() => platform.close());

const item = { fileServer: true };
const move = (from: string, to: string, project = 'default') =>
  platform.kit.database
    .transaction()
    .execute((transaction) => followDirectory(platform.kit)(transaction, { project, from, to }));

test('cycles exclude a moved directory and those below it under their new paths', async () => {
  const id = await platform.addCycle({ item, excludedDirs: ['plant/photos', 'plant', 'plants', 'plant/raw/'] });
  const other = await platform.addCycle({ item, excludedDirs: ['other'] });
  const before = await platform.cycle(other);
  expect(await move('plant', 'sites/north')).toBe(1);
  expect(await platform.cycle(id)).toMatchObject({
    excludedDirs: ['sites/north/photos', 'sites/north', 'plants', 'sites/north/raw'],
  });
  expect(await platform.cycle(other)).toEqual(before);
  // Again, as after a crash.
  expect(await move('plant', 'sites/north')).toBe(0);
});

test('a directory that takes the place of an excluded one is excluded once', async () => {
  const id = await platform.addCycle({ item, excludedDirs: ['a', 'b'] });
  expect(await move('a', 'b')).toBe(1);
  expect(await platform.cycle(id)).toMatchObject({ excludedDirs: ['b'] });
});

test('a move in the library of another project changes nothing', async () => {
  await platform.addCycle({ item, excludedDirs: ['c'] });
  expect(await move('c', 'd', 'north')).toBe(0);
});
