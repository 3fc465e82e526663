import { expect, it } from 'vitest';
import {
  arrived,
  clear,
  nothingSelected,
  reach,
  type Reach,
  selectAll,
  type Selection,
  withoutGone,
} from './selection';

const paths = ['a', 'b', 'c', 'd', 'e'];

/** The selection after each of the steps, e.g. `select:b extend:d`. */
function after(steps: string, from: Selection = nothingSelected): Selection {
  return steps.split(' ').reduce((now, step) => {
    const [how, path = ''] = step.split(':');
    return reach(now, { path, how: how as Reach, paths });
  }, from);
}
const selected = (selection: Selection) => [...selection.selected].toSorted().join('');

it.each([
  ['select:b', 'b'],
  ['select:b select:d', 'd'],
  ['select:b toggle:d', 'bd'],
  ['select:b toggle:b', ''],
  ['select:b extend:d', 'bcd'],
  ['select:d extend:b', 'bcd'],
  ['select:c extend:e extend:a', 'abc'],
  ['select:b toggle:d extend:e', 'de'],
  ['extend:c', 'c'],
  ['select:b focus:d', 'b'],
  ['select:b focus:d toggle:d', 'bd'],
])('%s selects "%s"', (steps, expected) => {
  expect(selected(after(steps))).toBe(expected);
});

it('selects all and nothing without moving the keyboard', () => {
  const all = selectAll(after('select:c'), { paths, hasMore: false });
  expect(selected(all)).toBe('abcde');
  expect(clear(all)).toMatchObject({ active: 'c', selected: new Set() });
});

it('goes on at the next item when items leave the list, or at the last one', () => {
  const selection = after('select:b extend:c');
  const gone = withoutGone(selection, { before: paths, after: ['a', 'd', 'e'] });
  expect(gone).toEqual({ selected: new Set(), active: 'd', anchor: undefined });
  expect(withoutGone(after('select:e'), { before: paths, after: ['a'] }).active).toBe('a');
  expect(withoutGone(after('select:a'), { before: paths, after: [] }).active).toBeUndefined();
});

it('stays as it is while its items are there', () => {
  const selection = after('select:b');
  expect(withoutGone(selection, { before: paths, after: ['x', 'b'] })).toBe(selection);
});

it('selects nothing of a list with more pages until they are there, and then all, unless another key came', () => {
  const waiting = selectAll(after('select:c'), { paths: paths.slice(0, 3), hasMore: true });
  expect(waiting).toMatchObject({ active: 'c', selected: new Set(), waiting: { to: 'all' } });
  expect(selected(arrived(waiting, { paths, isCut: false }))).toBe('abcde');
  expect(arrived(waiting, { paths, isCut: false }).waiting).toBeUndefined();
  expect(arrived(after('select:a', waiting), { paths, isCut: false })).toEqual(after('select:a'));
  expect(arrived(clear(waiting), { paths, isCut: false }).selected.size).toBe(0);
});

it('notes that a list has more than can be selected, until the selection changes', () => {
  const waiting = selectAll(after('select:c'), { paths: [], hasMore: true });
  const cut = arrived(waiting, { paths, isCut: true });
  expect(selected(cut)).toBe('abcde');
  expect(cut.isCut).toBe(true);
  for (const changed of [after('toggle:a', cut), clear(cut), selectAll(cut, { paths, hasMore: false })])
    expect(changed.isCut ?? false).toBe(false);
});

it('reaches the last item once it is there', () => {
  const at = (how: Reach) => arrived({ ...after('select:b'), waiting: { to: 'end', how } }, { paths, isCut: false });
  expect(at('select')).toEqual(after('select:e'));
  expect(at('extend')).toEqual(after('select:b extend:e'));
});
