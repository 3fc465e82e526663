import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeTrees } from '../merge/merge-trees';
import { aTree } from '../testing/a-tree';
import { updateNode } from '../tree/change-tree';
import { foundNode } from '../tree/find-node';
import { valuesOf, type PageTree } from '../tree/page-node';
import {
  draftsAfterSave,
  presentTree,
  rebaseDrafts,
  recordDraft,
  redoDraft,
  startDrafts,
  undoDraft,
  type Drafts,
} from './drafts';

const retitled = (tree: PageTree, key: string, title: string) =>
  updateNode(tree, key, { ...valuesOf(foundNode(tree, key).node), title });
const titlesOf = (tree: PageTree) => tree.map(({ title }) => title);
const start = aTree({ mine: {}, own: {}, theirs: {}, other: {} });

it('returns to a draft with the changes that others saved since', () => {
  const edited = recordDraft(startDrafts(start), retitled(start, 'mine', 'Mine'), { key: 'mine' });
  const theirs = retitled(start, 'theirs', 'Theirs');
  const { tree } = mergeTrees({ base: start, mine: presentTree(edited), theirs });
  const { drafts, step } = undoDraft(rebaseDrafts(edited, { from: start, to: theirs }, { tree }));
  expect(titlesOf(presentTree(drafts))).toEqual(['mine', 'own', 'Theirs', 'other']);
  expect(step).toMatchObject({ key: 'mine', before: tree });
  expect(titlesOf(presentTree(redoDraft(drafts).drafts))).toEqual(['Mine', 'own', 'Theirs', 'other']);
});

it('can undo the choice of the saved version', () => {
  const edited = recordDraft(startDrafts(start), retitled(start, 'mine', 'Mine'), { key: 'mine' });
  const theirs = retitled(start, 'mine', 'Theirs');
  const chosen = rebaseDrafts(edited, { from: start, to: theirs }, { tree: theirs, isStep: true });
  expect(titlesOf(presentTree(chosen))[0]).toBe('Theirs');
  expect(titlesOf(presentTree(undoDraft(chosen).drafts))[0]).toBe('Mine');
});

interface ModelDraft {
  id: number;
  titles: string[];
}

/** Own titles as plain lists of states, beside the titles that another user saves. */
class Model {
  past: ModelDraft[] = [];
  future: ModelDraft[] = [];
  present: ModelDraft = { id: 0, titles: ['mine', 'own'] };
  others = ['theirs', 'other'];
  private count = 0;

  edit(nth: number, title: string): void {
    this.past.push(this.present);
    this.future = [];
    this.present = { id: ++this.count, titles: this.present.titles.with(nth, title) };
  }

  step(from: ModelDraft[], to: ModelDraft[]): void {
    const next = from.pop();
    if (next === undefined) return;
    to.push(this.present);
    this.present = next;
  }

  saved(sent: ModelDraft): void {
    const first = this.past.findIndex(({ id }) => id === sent.id);
    this.past = first < 0 || this.present.id === sent.id ? [] : this.past.slice(first);
    if (this.present.id === sent.id) this.future = [];
  }
}

const operation = fc.record({
  kind: fc.constantFrom('edit', 'edit', 'other', 'send', 'answer', 'undo', 'redo'),
  nth: fc.nat(1),
});

it('keeps every change of others through any sequence of changes, saves, undo and redo', () => {
  fc.assert(
    fc.property(fc.array(operation, { maxLength: 40 }), (sequence) => {
      const model = new Model();
      let base = start;
      let drafts: Drafts = startDrafts(start);
      let sent: { tree: PageTree; model: ModelDraft } | undefined;
      for (const [at, { kind, nth }] of sequence.entries()) {
        const tree = presentTree(drafts);
        const title = `title ${at}`;
        if (kind === 'edit') {
          const key = ['mine', 'own'][nth] ?? '';
          drafts = recordDraft(drafts, retitled(tree, key, title), { key });
          model.edit(nth, title);
        } else if (kind === 'send') {
          sent ??= { tree, model: model.present };
        } else if (kind === 'answer' && sent !== undefined) {
          const saved = mergeTrees({ base, mine: sent.tree, theirs: base }).tree;
          drafts = draftsAfterSave(drafts, sent.tree, saved);
          model.saved(sent.model);
          base = saved;
          sent = undefined;
        } else if (kind === 'other' && sent === undefined) {
          const theirs = retitled(base, ['theirs', 'other'][nth] ?? '', title);
          const merged = mergeTrees({ base, mine: tree, theirs }).tree;
          drafts = rebaseDrafts(drafts, { from: base, to: theirs }, { tree: merged });
          model.others = model.others.with(nth, title);
          base = theirs;
        } else if (kind === 'undo') {
          ({ drafts } = undoDraft(drafts));
          model.step(model.past, model.future);
        } else if (kind === 'redo') {
          ({ drafts } = redoDraft(drafts));
          model.step(model.future, model.past);
        }
        expect(titlesOf(presentTree(drafts))).toEqual([...model.present.titles, ...model.others]);
        expect(drafts.history.past === undefined).toBe(model.past.length === 0);
      }
    }),
    { numRuns: 400 },
  );
});
