import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { changed, type DraftHistory, redone, undone } from './draft-history';
import { withText } from './draft-files';
import { newDraft } from './new-draft';

const start: DraftHistory = { past: [], present: newDraft, future: [], revision: 0 };
const typed = (history: DraftHistory, file: string, text: string, at: number) =>
  changed(history, withText(history.present, file, text), { place: file, at });

test('typing in one file is one step, another file begins a new one', () => {
  let history = typed(start, 'form.json', '{', 0);
  history = typed(history, 'form.json', '{ }', 300);
  history = typed(history, 'locales/en.json', '{}', 400);
  history = undone(history);
  expect(history.present).toMatchObject({ form: '{ }', messages: newDraft.messages });
  history = undone(history);
  expect(history.present).toBe(newDraft);
  expect(undone(history)).toBe(history);
});

test('typing after a pause, or after an undo, begins a step', () => {
  let history = typed(start, 'form.json', '1', 0);
  history = typed(history, 'form.json', '2', 5_000);
  history = undone(history);
  expect(history.present.form).toBe('1');
  history = typed(history, 'form.json', '3', 5_100);
  expect(undone(history).present.form).toBe('1');
  expect(redone(history)).toBe(history);
});

test('as many redos as undos lead to the same draft', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 30 }), fc.nat(30), (texts, steps) => {
      const edited = texts.reduce((history, text, index) => typed(history, 'form.json', text, index * 1_000), start);
      const count = Math.min(steps, texts.length);
      let history = edited;
      for (let step = 0; step < count; step += 1) history = undone(history);
      for (let step = 0; step < count; step += 1) history = redone(history);
      expect(history.present).toBe(edited.present);
    }),
  );
});
