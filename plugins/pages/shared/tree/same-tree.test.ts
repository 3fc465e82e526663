import { expect, it } from 'vitest';
import { aTree } from '../testing/a-tree';
import { moveNode, updateNode } from './change-tree';
import { isSameTree } from './same-tree';

const tree = aTree({ plant: { boilers: {}, pumps: {} }, office: {} });

it('holds for a tree that was read again, and for a page that was moved there and back', () => {
  expect(isSameTree(tree, structuredClone(tree))).toBe(true);
  const moved = moveNode(tree, 'pumps', { parent: undefined, index: 0 });
  expect(isSameTree(tree, moved)).toBe(false);
  expect(isSameTree(tree, moveNode(moved, 'pumps', { parent: 'plant', index: 1 }))).toBe(true);
});

it('fails for another value, another order and a missing page', () => {
  expect(isSameTree(tree, updateNode(tree, 'pumps', { title: 'pumps', path: 'water' }))).toBe(false);
  expect(isSameTree(tree, moveNode(tree, 'pumps', { parent: 'plant', index: 0 }))).toBe(false);
  expect(isSameTree(tree, tree.slice(1))).toBe(false);
});
