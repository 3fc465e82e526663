import { describe, expect, it } from 'vitest';
import { aLargeTree, aTree, outlineOf } from '../testing/a-tree';
import { blockedReason, duplicateBlockedReason } from './blocked-reason';
import { duplicateNode, moveNode, updateNode } from './change-tree';
import { allNodes, findNode } from './find-node';
import { record, redo, startHistory, undo } from './history';
import { stepPlace } from './step-place';

const limits = { maxDepth: 3, maxNodes: 100 };
const tree = aTree({ plant: { boilers: {}, pumps: { one: {} } }, office: {} });
const reason = (key: string, parent: string | undefined, index = 0) =>
  blockedReason({ tree, key, place: { parent, index }, limits });

it('a page is duplicated with the pages below it while all of them fit', () => {
  expect(duplicateBlockedReason(tree, 'plant', { ...limits, maxNodes: 9 })).toBeUndefined();
  expect(duplicateBlockedReason(tree, 'plant', { ...limits, maxNodes: 8 })).toBe('count');
  expect(duplicateBlockedReason(tree, 'office', { ...limits, maxNodes: 6 })).toBeUndefined();
});

describe('a move', () => {
  it('is blocked into the page itself, into a page below it, beyond the levels, and to its own place', () => {
    expect(reason('plant', 'plant')).toBe('self');
    expect(reason('plant', 'one')).toBe('inside');
    expect(reason('pumps', 'boilers')).toBe('depth');
    expect(reason('office', undefined, 1)).toBe('here');
    expect(reason('office', undefined, 0)).toBeUndefined();
    expect(reason('office', 'boilers')).toBeUndefined();
  });

  it('steps up, down, into the page above and out behind the parent', () => {
    expect(stepPlace(tree, 'pumps', 'up')).toEqual({ parent: 'plant', index: 0 });
    expect(stepPlace(tree, 'pumps', 'down')).toBeUndefined();
    expect(stepPlace(tree, 'pumps', 'in')).toEqual({ parent: 'boilers', index: 0 });
    expect(stepPlace(tree, 'pumps', 'out')).toEqual({ parent: undefined, index: 1 });
    expect(stepPlace(tree, 'plant', 'out')).toBeUndefined();
    expect(stepPlace(tree, 'office', 'in')).toEqual({ parent: 'plant', index: 2 });
  });

  it('copies the nodes on its paths alone, among 1,000', () => {
    const large = aLargeTree(1_000);
    const before = new Set(allNodes(large));
    const moved = moveNode(large, 'page-999', { parent: 'page-0', index: 0 });
    const copied = allNodes(moved).filter((node) => !before.has(node));
    expect(allNodes(moved)).toHaveLength(1_000);
    expect(copied.length).toBeLessThan(6);
  });
});

describe('other changes', () => {
  it('duplicate a page with the pages below it, behind it and with keys of their own', () => {
    let made = 0;
    const { tree: copied, copy } = duplicateNode(tree, 'pumps', () => `copy-${made++}`);
    expect(copy.key).toBe('copy-0');
    expect(outlineOf(copied)['plant']).toEqual({ boilers: {}, pumps: { one: {} }, 'copy-0': { 'copy-1': {} } });
    expect(findNode(copied, 'copy-1')?.node.title).toBe('one');
  });

  it('keep the key and the pages below a page whose values change', () => {
    const changed = updateNode(tree, 'pumps', { title: 'Water', path: 'water' });
    expect(outlineOf(changed)).toEqual(outlineOf(tree));
    expect(findNode(changed, 'pumps')?.node).toMatchObject({ title: 'Water', path: 'water' });
    expect(findNode(changed, 'pumps')?.node).not.toHaveProperty('element');
  });
});

describe('the history', () => {
  it('takes back a run of changes at once, and goes forward until the next change', () => {
    const typed = ['P', 'Pl', 'Pla'].reduce((at, text) => record(at, text, 'title'), startHistory(''));
    expect(undo(typed).present).toBe('');
    expect(redo(undo(typed)).present).toBe('Pla');
    expect(record(typed, 'moved').past?.state).toBe('Pla');
    expect(record(undo(typed), 'other').future).toBeUndefined();
    expect(undo(record(record(typed, 'moved'), 'Plan', 'title')).present).toBe('moved');
  });
});
