import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPage, aTree, outlineOf, type Outline } from '../testing/a-tree';
import { deleteNode, insertNode, moveNode, updateNode } from '../tree/change-tree';
import { blockedReason } from '../tree/blocked-reason';
import { allNodes, childrenOf } from '../tree/find-node';
import type { PageTree } from '../tree/page-node';
import { mergeTrees } from './merge-trees';

const limits = { maxDepth: 20, maxNodes: 100 };
const base = aTree({ plant: { boilers: {}, pumps: {}, fans: {} }, office: { rooms: {} }, store: {} });
const merged = (mine: PageTree, theirs: PageTree, prefer?: 'mine' | 'theirs') => {
  const { tree, clashes } = mergeTrees({ base, mine, theirs, ...(prefer ? { prefer } : {}) });
  return { outline: outlineOf(tree), clashes: clashes.map(({ key, kind }) => `${key} ${kind}`), tree };
};

describe('changes of two administrators', () => {
  it('merge when they concern different pages', () => {
    const mine = moveNode(updateNode(base, 'store', { title: 'Depot', path: 'depot' }), 'fans', {
      parent: 'plant',
      index: 0,
    });
    const theirs = insertNode(moveNode(base, 'rooms', { parent: undefined, index: 0 }), aPage('new'), {
      parent: 'plant',
      index: 3,
    });
    const { outline, clashes, tree } = merged(mine, theirs);
    expect(clashes).toEqual([]);
    expect(JSON.stringify(outline)).toBe(
      JSON.stringify({
        rooms: {},
        plant: { fans: {}, boilers: {}, pumps: {}, new: {} },
        office: {},
        store: {},
      } satisfies Outline),
    );
    expect(childrenOf(tree, undefined).at(-1)?.title).toBe('Depot');
  });

  it('merge when one edits and the other moves the same page', () => {
    const mine = updateNode(base, 'pumps', { title: 'Water', path: 'water' });
    const theirs = moveNode(base, 'pumps', { parent: 'store', index: 0 });
    const { clashes, tree } = merged(mine, theirs);
    expect(clashes).toEqual([]);
    expect(childrenOf(tree, 'store')[0]).toMatchObject({ key: 'pumps', title: 'Water' });
  });

  it('clash when both edit the same page', () => {
    const mine = updateNode(base, 'store', { title: 'Depot' });
    const theirs = updateNode(base, 'store', { title: 'Magazine' });
    expect(merged(mine, theirs).clashes).toEqual(['store edited']);
    expect(childrenOf(merged(mine, theirs).tree, undefined).at(-1)?.title).toBe('Depot');
    expect(childrenOf(merged(mine, theirs, 'theirs').tree, undefined).at(-1)?.title).toBe('Magazine');
  });

  it('clash twice when both edit and move the same page', () => {
    const mine = moveNode(updateNode(base, 'store', { title: 'Depot' }), 'store', { parent: 'plant', index: 0 });
    const theirs = moveNode(updateNode(base, 'store', { title: 'Magazine' }), 'store', { parent: 'office', index: 0 });
    expect(merged(mine, theirs).clashes).toEqual(['store edited', 'store moved']);
    expect(childrenOf(merged(mine, theirs, 'theirs').tree, 'office')[0]).toMatchObject({ title: 'Magazine' });
  });

  it('clash when both move the same page to different places', () => {
    const mine = moveNode(base, 'rooms', { parent: 'plant', index: 0 });
    expect(merged(mine, moveNode(base, 'rooms', { parent: 'store', index: 0 })).clashes).toEqual(['rooms moved']);
    expect(merged(mine, moveNode(base, 'rooms', { parent: 'plant', index: 2 })).clashes).toEqual(['rooms moved']);
    expect(merged(mine, mine).clashes).toEqual([]);
  });

  it('clash when both move the same page among its siblings, or one of them into another page', () => {
    const up = moveNode(base, 'office', { parent: undefined, index: 0 });
    const down = moveNode(base, 'office', { parent: undefined, index: 2 });
    const inside = moveNode(base, 'office', { parent: 'plant', index: 0 });
    for (const [mine, theirs] of [
      [up, down],
      [down, up],
      [up, inside],
      [inside, down],
    ] as const) {
      const moved = new Set(['office']);
      const { clashes, tree } = mergeTrees({ base, mine, theirs, moved });
      expect(clashes).toMatchObject([{ key: 'office', kind: 'moved' }]);
      expect(tree).toEqual(mine);
      expect(mergeTrees({ base, mine, theirs, moved, prefer: 'theirs' }).tree).toEqual(theirs);
    }
    expect(merged(up, up.slice()).clashes).toEqual([]);
  });

  it('merge when they move different siblings', () => {
    const five = aTree({ a: {}, b: {}, c: {}, d: {}, e: {} });
    const moved = (key: string, index: number) => ({ key, tree: moveNode(five, key, { parent: undefined, index }) });
    for (const [own, other, order] of [
      // Each swaps two pages.
      [moved('d', 2), moved('b', 0), 'badce'],
      [moved('a', 1), moved('c', 1), 'cbade'],
      [moved('c', 1), moved('a', 1), 'cbade'],
      [moved('a', 4), moved('b', 4), 'cdeba'],
      [moved('a', 2), moved('b', 4), 'cadeb'],
      [moved('e', 0), moved('d', 0), 'edabc'],
    ] as const) {
      const options = { base: five, mine: own.tree, theirs: other.tree, moved: new Set([own.key]) };
      const { clashes, tree } = mergeTrees(options);
      expect({ clashes, order: tree.map(({ key }) => key).join('') }).toEqual({ clashes: [], order });
    }
  });

  it('keep a page that one adds behind a page that the other moves at its place', () => {
    const mine = insertNode(base, aPage('new'), { parent: 'plant', index: 3 });
    const theirs = moveNode(base, 'fans', { parent: 'plant', index: 0 });
    for (const outline of [merged(mine, theirs).outline, merged(theirs, mine).outline])
      expect(Object.keys(outline['plant'] ?? {})).toEqual(['fans', 'boilers', 'pumps', 'new']);
  });

  it('clash when one deletes a page that the other changed, or below which the other added one', () => {
    const mine = deleteNode(base, 'office');
    const theirs = insertNode(base, aPage('new'), { parent: 'office', index: 0 });
    expect(merged(mine, theirs).clashes).toEqual(['office deleted']);
    expect(merged(mine, theirs).outline['new']).toEqual({});
    expect(merged(mine, theirs, 'theirs').outline['office']).toEqual({ new: {}, rooms: {} });
    expect(merged(mine, updateNode(base, 'store', { title: 'Depot' })).clashes).toEqual([]);
  });

  it('clash when both move two pages into each other', () => {
    const mine = moveNode(base, 'office', { parent: 'store', index: 0 });
    const theirs = moveNode(base, 'store', { parent: 'office', index: 0 });
    for (const prefer of ['mine', 'theirs'] as const) {
      const { clashes, outline } = merged(mine, theirs, prefer);
      expect(clashes).toHaveLength(1);
      expect(outline).toEqual(outlineOf(prefer === 'mine' ? mine : theirs));
    }
  });
});

const change = fc.record({
  kind: fc.constantFrom('move', 'delete', 'edit', 'add'),
  node: fc.nat(),
  parent: fc.nat(),
  index: fc.nat(),
});
const changes = fc.array(change, { maxLength: 6 });

function changed(tree: PageTree, list: { kind: string; node: number; parent: number; index: number }[], side: string) {
  return list.reduce((at, { kind, node, parent, index }, count) => {
    const keys = allNodes(at).map(({ key }) => key);
    const key = keys[node % keys.length];
    const below = [undefined, ...keys][parent % (keys.length + 1)];
    if (key === undefined) return at;
    if (kind === 'delete') return deleteNode(at, key);
    if (kind === 'edit') return updateNode(at, key, { title: `${side}-${count}` });
    const place = { parent: below, index: index % (childrenOf(at, below).length + 1) };
    if (kind === 'add') return insertNode(at, aPage(`${side}-${count}`), place);
    const inOther = {
      ...place,
      index: Math.min(place.index, childrenOf(at, below).filter((each) => each.key !== key).length),
    };
    return blockedReason({ tree: at, key, place: inOther, limits }) === undefined ? moveNode(at, key, inOther) : at;
  }, tree);
}

it('merges any changes into a tree that has each page once, and keeps all of one side if the other changed nothing', () => {
  fc.assert(
    fc.property(changes, changes, fc.constantFrom('mine' as const, 'theirs' as const), (one, other, prefer) => {
      const mine = changed(base, one, 'mine');
      const theirs = changed(base, other, 'theirs');
      expect(mergeTrees({ base: [...base], mine, theirs: base, prefer }).tree).toEqual(mine);
      expect(mergeTrees({ base, mine: base, theirs: theirs.slice(), prefer }).tree).toEqual(theirs);
      expect(mergeTrees({ base, mine, theirs: mine.slice(), prefer })).toEqual({ tree: mine, clashes: [] });
      const { tree } = mergeTrees({ base, mine, theirs, prefer });
      const keys = allNodes(tree).map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      const added = [...allNodes(mine), ...allNodes(theirs)].filter(({ key }) => /^(mine|theirs)-/.test(key));
      for (const { key } of added) expect(keys).toContain(key);
    }),
    { numRuns: 400 },
  );
});
