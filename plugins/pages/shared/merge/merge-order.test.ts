import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aTree } from '../testing/a-tree';
import { moveNode } from '../tree/change-tree';
import type { PageTree } from '../tree/page-node';
import { mergeTrees } from './merge-trees';

const letters = ['a', 'b', 'c', 'd', 'e', 'f'];
const base = aTree(Object.fromEntries(letters.map((key) => [key, {}])));
const orderOf = (tree: PageTree) => tree.map(({ key }) => key).join('');
const move = fc.record({ key: fc.constantFrom(...letters), index: fc.nat(letters.length - 1) });
const movedTo = ({ key, index }: { key: string; index: number }) => moveNode(base, key, { parent: undefined, index });
const distance = ({ key, index }: { key: string; index: number }) => Math.abs(letters.indexOf(key) - index);
/** Without these pages, and up to `key`. */
const before = (tree: PageTree, key: string, without: string[]) =>
  orderOf(tree)
    .split(key)[0]
    ?.split('')
    .filter((each) => !without.includes(each))
    .join('');

describe('moves among the same siblings', () => {
  it('merge when they are of different pages: each page is where it was moved to, among the pages that stay', () => {
    fc.assert(
      fc.property(move, move, (own, other) => {
        // A swap of two pages may be a move of either.
        fc.pre(own.key !== other.key && distance(other) !== 1);
        const [mine, theirs] = [movedTo(own), movedTo(other)];
        const { clashes, tree } = mergeTrees({ base, mine, theirs, moved: new Set([own.key]) });
        expect(clashes).toEqual([]);
        const both = [own.key, other.key];
        expect(before(tree, own.key, both)).toBe(before(mine, own.key, both));
        expect(before(tree, other.key, both)).toBe(before(theirs, other.key, both));
      }),
    );
  });

  it('clash when they are of the same page', () => {
    fc.assert(
      fc.property(move, fc.nat(letters.length - 1), (own, index) => {
        const other = { key: own.key, index };
        fc.pre(own.index !== index && distance(own) !== 0 && distance(other) > 1);
        const options = { base, mine: movedTo(own), theirs: movedTo(other), moved: new Set([own.key]) };
        expect(mergeTrees(options)).toMatchObject({ tree: options.mine, clashes: [{ key: own.key, kind: 'moved' }] });
        expect(mergeTrees({ ...options, prefer: 'theirs' }).tree).toEqual(options.theirs);
      }),
    );
  });

  it('of a swap keep both orders, or clash', () => {
    fc.assert(
      fc.property(move, move, (own, other) => {
        fc.pre(distance(own) > 0 && distance(other) === 1);
        const [mine, theirs] = [movedTo(own), movedTo(other)];
        const { clashes, tree } = mergeTrees({ base, mine, theirs, moved: new Set([own.key]) });
        const [first, second] = letters.filter((key, index) => orderOf(theirs)[index] !== key);
        const isKept = orderOf(tree).indexOf(second ?? '') < orderOf(tree).indexOf(first ?? '');
        expect(isKept ? [] : clashes.map(({ key }) => key)).toEqual(isKept ? clashes : [own.key]);
      }),
    );
  });
});
