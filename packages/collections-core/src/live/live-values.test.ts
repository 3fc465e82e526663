import { expect, it } from 'vitest';
import { liveNamesOf, readsAny, withLiveValues } from './live-values';

const names = ['seenAt', 'isOnline'];

it('finds the state of a device and the time of its report', () => {
  const properties = {
    name: { type: 'string' },
    seenAt: { type: 'string', online: 'reportedAt' },
    interval: { type: 'number', online: 'intervalMinutes' },
    isOnline: { type: 'boolean', online: 'isOnline' },
  };
  expect(liveNamesOf({ properties })).toEqual(names);
  expect(liveNamesOf({})).toEqual([]);
});

it('takes over live values alone, also those that are gone', () => {
  const shown = { id: '1', name: 'Pump', seenAt: 'a', isOnline: true };
  const take = (stored: Record<string, string | boolean>) =>
    withLiveValues(shown, { stored: { id: '1', ...stored }, names });
  expect(take({ name: 'Tank', seenAt: 'b', isOnline: false })).toEqual({
    ...shown,
    seenAt: 'b',
    isOnline: false,
  });
  expect(take({ seenAt: 'a' })).toEqual({ id: '1', name: 'Pump', seenAt: 'a' });
  expect(take({ name: 'Tank', seenAt: 'a', isOnline: true })).toBeUndefined();
});

it('knows when a live value may move a record', () => {
  const sorts = [{ path: 'name', isDescending: false }];
  expect(readsAny({ filter: { $and: [{ name: 'Pump' }, { $not: { isOnline: true } }] }, sorts }, names)).toBe(true);
  expect(readsAny({ filter: undefined, sorts: [{ path: 'seenAt', isDescending: true }] }, names)).toBe(true);
  expect(readsAny({ filter: { name: { $in: ['isOnline'] } }, sorts }, names)).toBe(false);
});
