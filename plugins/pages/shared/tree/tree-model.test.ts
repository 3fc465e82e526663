import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { aPage, aTree, outlineOf, type Outline } from '../testing/a-tree';
import { ModelTree } from '../testing/model-tree';
import { addBlockedReason, blockedReason, duplicateBlockedReason } from './blocked-reason';
import { deleteNode, duplicateNode, insertNode, moveNode, updateNode } from './change-tree';
import { allNodes, foundNode } from './find-node';
import { record, redo, startHistory, undo, type History } from './history';
import { valuesOf, type PageTree } from './page-node';
import { stepPlace, steps } from './step-place';

const limits = { maxDepth: 4, maxNodes: 12 };
const start: Outline = { plant: { boilers: { one: {}, two: {} }, pumps: {} }, office: {}, store: { inside: {} } };

const operation = fc.record({
  kind: fc.constantFrom('move', 'step', 'add', 'delete', 'duplicate', 'edit', 'undo', 'redo'),
  /** Numbers choose a node, a parent and an index of the tree as it then is. */
  node: fc.nat(),
  parent: fc.nat(),
  index: fc.nat(),
});

/** Both implementations, and the states that undo and redo go through. */
interface Pair {
  history: History<PageTree>;
  model: ModelTree;
  past: ModelTree[];
  future: ModelTree[];
}

it('ends in the tree of the model after any sequence of moves, changes, undo and redo', () => {
  fc.assert(
    fc.property(fc.array(operation, { maxLength: 60 }), (sequence) => {
      let made = 0;
      const pair: Pair = { history: startHistory(aTree(start)), model: new ModelTree(start), past: [], future: [] };
      for (const each of sequence) {
        apply(pair, { ...each, newKey: () => `new-${made++}` });
        expect(outlineOf(pair.history.present)).toEqual(pair.model.outline());
        expect(JSON.stringify(outlineOf(pair.history.present))).toBe(JSON.stringify(pair.model.outline()));
        for (const { key, title } of allNodes(pair.history.present)) expect(title).toBe(pair.model.titleOf(key));
      }
    }),
    { numRuns: 400 },
  );
});

interface Operation {
  kind: string;
  node: number;
  parent: number;
  index: number;
  newKey: () => string;
}

function apply(pair: Pair, { kind, node, parent: nth, index: at, newKey }: Operation): void {
  const { model } = pair;
  const tree = pair.history.present;
  const keys = model.keys();
  const key = keys[node % keys.length];
  const parent = ['', ...keys][nth % (keys.length + 1)] ?? '';
  const index = (length: number) => at % (length + 1);
  const change = (next: PageTree, inModel: () => void) => {
    pair.history = record(pair.history, next);
    pair.past.push(model.clone());
    pair.future = [];
    inModel();
  };
  if (kind === 'undo' || kind === 'redo') {
    const [from, to] = kind === 'undo' ? [pair.past, pair.future] : [pair.future, pair.past];
    const state = from.pop();
    pair.history = (kind === 'undo' ? undo : redo)(pair.history);
    if (state === undefined) return;
    to.push(model);
    pair.model = state;
  } else if (kind === 'add') {
    const place = { parent: parent || undefined, index: index(model.below(parent).length) };
    const isBlocked = keys.length >= limits.maxNodes || model.depth(parent) + 1 > limits.maxDepth;
    expect(addBlockedReason(tree, place.parent, limits) !== undefined).toBe(isBlocked);
    const added = newKey();
    if (!isBlocked) change(insertNode(tree, aPage(added), place), () => model.add(added, parent, place.index));
  } else if (key === undefined) {
    return;
  } else if (kind === 'delete') {
    change(deleteNode(tree, key), () => model.delete(key));
  } else if (kind === 'duplicate') {
    const reason = duplicateBlockedReason(tree, key, limits);
    expect(reason !== undefined).toBe(keys.length + model.size(key) > limits.maxNodes);
    if (reason !== undefined) return;
    const made = Array.from({ length: model.size(key) }, newKey);
    const [forTree, forModel] = [made.values(), made.values()];
    const { tree: next } = duplicateNode(tree, key, () => forTree.next().value ?? '');
    change(next, () => model.duplicate(key, () => forModel.next().value ?? ''));
  } else if (kind === 'edit') {
    const values = { ...valuesOf(foundNode(tree, key).node), title: newKey() };
    change(updateNode(tree, key, values), () => model.edit(key, String(values.title)));
  } else if (kind === 'step') {
    const place = stepPlace(tree, key, steps[nth % steps.length] ?? 'up');
    if (place !== undefined && blockedReason({ tree, key, place, limits }) === undefined)
      change(moveNode(tree, key, place), () => model.move(key, place.parent ?? '', place.index));
  } else {
    const siblings = model.below(parent).filter((each) => each !== key).length;
    const place = { parent: parent || undefined, index: index(siblings) };
    const isInside = model.isWithin(parent, key);
    const isTooDeep = !isInside && model.depth(parent) + model.height(key) > limits.maxDepth;
    const reason = blockedReason({ tree, key, place, limits });
    const isHere = model.below(parent)[place.index] === key;
    expect(reason !== undefined).toBe(isInside || isHere || isTooDeep);
    if (reason === undefined) change(moveNode(tree, key, place), () => model.move(key, parent, place.index));
  }
}
