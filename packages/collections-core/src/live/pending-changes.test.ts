import { expect, it } from 'vitest';
import { countOfChanges, enteredIds, noChanges, withFrame } from './pending-changes';

const shown = { page: new Set(['a', 'b', 'c']), seen: new Set(['a', 'b', 'c', 'gone']), open: 'mine' };
const nothing = { created: [], changed: [], deleted: [], isAll: false };

it('marks records of the page, and counts each once', () => {
  const frame = { ...nothing, changed: ['a', 'b', 'x'], created: ['y'], deleted: ['c'] };
  const first = withFrame(noChanges, { frame, differing: ['a'], shown });
  const pending = withFrame(first, { frame: { ...nothing, deleted: ['a', 'y'] }, differing: [], shown });
  expect([...pending.changed]).toEqual(['a']);
  expect([...pending.deleted]).toEqual(['c', 'a']);
  expect(countOfChanges(pending)).toBe(4);
});

it('does not count what the user did: a record in the panel, and one that left the list before', () => {
  const frame = { ...nothing, created: ['mine'], changed: ['mine'], deleted: ['gone'] };
  expect(withFrame(noChanges, { frame, differing: [], shown })).toEqual(noChanges);
});

it('stops counting when any record may have changed', () => {
  expect(withFrame(noChanges, { frame: { ...nothing, isAll: true }, differing: [], shown }).isAll).toBe(true);
  const many = { ...nothing, created: Array.from({ length: 1200 }, (_none, index) => `n${index}`) };
  expect(withFrame(noChanges, { frame: many, differing: [], shown })).toMatchObject({ isAll: true });
});

it('finds the records that came to the page, and not those that follow deleted ones', () => {
  const shown = ['a', 'b', 'c'];
  const entered = (now: string[], isLast = false) => enteredIds(shown, { now, isLast });
  expect(entered(['new', 'a', 'b'])).toEqual(['new']);
  expect(entered(['a', 'c', 'next'])).toEqual([]);
  expect(entered(['a', 'b', 'c', 'new'], true)).toEqual(['new']);
  expect(entered(['n1', 'n2', 'n3'])).toEqual(['n1', 'n2', 'n3']);
  expect(enteredIds([], { now: ['new'], isLast: true })).toEqual(['new']);
});
