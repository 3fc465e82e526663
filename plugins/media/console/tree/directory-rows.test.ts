import { expect, it } from 'vitest';
import type { Directory } from '../../shared/library';
import { directoryRows } from './directory-rows';

const directory = (path: string, child: Directory[] | null = null): Directory => ({
  path,
  name: path.split('/').at(-1) ?? '',
  child,
});
const tree = [directory('b', [directory('b/c')]), directory('a 10'), directory('a 9')];
const rows = (...expanded: string[]) =>
  directoryRows({ tree, expanded: new Set(expanded), title: 'Library', language: 'en' });

it('lists the library, and inside expanded directories the others by name, numbers by their value', () => {
  expect(rows('', 'b').map(({ path, level }) => `${level} ${path}`)).toEqual(['1 ', '2 a 9', '2 a 10', '2 b', '3 b/c']);
  expect(rows('').at(-1)).toMatchObject({ name: 'b', position: 3, siblings: 3, isExpanded: false });
  expect(rows('', 'b').at(-1)).toMatchObject({ position: 1, siblings: 1, isExpanded: undefined });
});

it('lists the library alone while it is collapsed', () => {
  expect(rows('b')).toEqual([expect.objectContaining({ path: '', name: 'Library', isExpanded: false })]);
});
