import { expect, it } from 'vitest';
import { overLimits } from './over-limits';
import type { PageNode } from './page-node';

const page = (key: string, ...children: PageNode[]): PageNode => ({
  key,
  title: key,
  ...(children.length > 0 ? { children } : {}),
});
const limits = { maxDepth: 2, maxNodes: 4 };

it('accepts a tree at its limits', () => {
  expect(overLimits([page('a', page('b')), page('c', page('d'))], limits)).toBeUndefined();
});

it('counts the pages of all levels if there are too many', () => {
  expect(overLimits([page('a', page('b')), page('c', page('d'), page('e'))], limits)).toEqual({ count: 5, deep: [] });
});

it('names the pages of the first level that is too deep', () => {
  const deep = page('c', page('d'));
  expect(overLimits([page('a', page('b', deep))], limits)).toEqual({ count: undefined, deep: [deep] });
});
