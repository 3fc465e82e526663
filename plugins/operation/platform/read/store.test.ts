import { expect, test, vi } from 'vitest';
import { readStore } from './store';

const log = { warn: vi.fn<() => void>() };
const storeThat = (tryOut: () => Promise<void>) => readStore({ hasBucket: true, archives: { tryOut }, log });

test('says whether the store can be written, also if it never answers', async () => {
  expect(await storeThat(() => Promise.resolve())).toEqual({ isBucket: true, isUsable: true });
  expect(await storeThat(() => Promise.reject(new Error('away')))).toEqual({ isBucket: true, isUsable: false });
  expect(await storeThat(() => new Promise(() => undefined))).toEqual({ isBucket: true, isUsable: false });
  expect(log.warn).toHaveBeenCalledTimes(2);
});
