import { treeChanges } from '@signalbox/engine/core';
import type { JsonObject } from '@signalbox/schemas';
import { expect, it } from 'vitest';
import { mergeTrees } from '../../shared/merge/merge-trees';
import { moveNode, updateNode } from '../../shared/tree/change-tree';
import { findNode } from '../../shared/tree/find-node';
import { jsonOf } from '../editor/editor-state';
import { savedTreeOf } from './saved-tree';

const page = (title: string, children?: JsonObject[]): JsonObject => ({
  title,
  path: title,
  element: 'dashboard.1',
  ...(children ? { children } : {}),
});
/** As an earlier version stored them: without keys. */
const stored = [page('plant', [page('boilers'), page('pumps')]), page('office')];
const readAll = (routers: unknown) => savedTreeOf({ settings: JSON.parse(JSON.stringify({ routers })), revision: 1 });
const read = (routers: unknown) => readAll(routers).tree;
const rules = { form: 'pages/page', key: 'key', children: 'children', title: 'title', maxDepth: 8, maxNodes: 1_000 };

it('reads stored pages without keys the same way each time', () => {
  expect(read(stored)).toEqual(read(stored));
  expect(findNode(read(stored), 'at-0-1')?.node.title).toBe('pumps');
});

it('saves only the changed page of stored pages without keys', () => {
  const changed = updateNode(read(stored), 'at-1', { title: 'Office', path: 'office', element: 'dashboard.1' });
  const changes = treeChanges({ rules, before: stored, after: jsonOf(changed) });
  expect(changes).toMatchObject({ added: [], deleted: [], edited: [{ node: { title: 'Office' } }] });
});

it('merges the first saves of two administrators who read pages without keys', () => {
  const base = read(stored);
  const theirs = read(jsonOf(moveNode(read(stored), 'at-0-1', { parent: undefined, index: 0 })));
  const mine = updateNode(read(stored), 'at-1', { title: 'Office', path: 'office', element: 'dashboard.1' });
  const { tree, clashes } = mergeTrees({ base, mine, theirs });
  expect(clashes).toEqual([]);
  expect(tree.map(({ title }) => title)).toEqual(['pumps', 'plant', 'Office']);
});

it.each([undefined, null, []])('finds no pages in %j', (routers) => {
  expect(readAll(routers ?? null)).toMatchObject({ tree: [], unreadable: [] });
});

it('keeps the pages beside stored values that are none, and names those', () => {
  const { tree, unreadable } = readAll([
    page('plant', [page('boilers')]),
    null,
    { ...page('office'), children: 'none' },
  ]);
  expect(tree.map(({ title }) => title)).toEqual(['plant', 'office']);
  expect(tree[0]?.children?.map(({ title }) => title)).toEqual(['boilers']);
  expect(unreadable).toEqual(['/routers/1', '/routers/2/children']);
});

it.each(['pages', { title: 'a' }, 7])('names %j, which is no list of pages', (routers) => {
  expect(readAll(routers)).toMatchObject({ tree: [], unreadable: ['/routers'] });
});
