import { expect, test } from 'vitest';
import { forms } from '@signalbox/schemas';
import { compiledForms } from '@signalbox/schemas/validators/all';
import { createDraftBook } from './draft-book';

const basics = forms.find((form) => form.id === 'settings/base');

function openBook() {
  const book = createDraftBook({ compiled: compiledForms, settings: { name: 'One' }, revision: 5 });
  if (!basics) throw new Error('settings/base is gone');
  return { book, store: book.open(basics) };
}

test('an untouched page follows every save', () => {
  const { book } = openBook();
  book.rebase({ settings: { name: 'Two' }, revision: 6 });
  expect(book.base()).toBe(6);
});

test('unsaved changes keep the revision they started from, so that a save in between is noticed', () => {
  const { book, store } = openBook();
  store.setValue('/copyright', 'mine');
  book.rebase({ settings: { name: 'One', copyright: 'theirs' }, revision: 6 });
  expect(book.base()).toBe(5);
  expect(store.values()).toMatchObject({ copyright: 'mine' });
});

test('a change that is taken back keeps nothing', () => {
  const { book, store } = openBook();
  store.setValue('/name', 'Mine');
  book.rebase({ settings: { name: 'Two' }, revision: 6 });
  store.setValue('/name', 'Two');
  expect(book.base()).toBe(6);
});

test('what the reader saved or chose is no news to them', () => {
  const { book, store } = openBook();
  store.setValue('/name', 'Mine');
  book.agreeOn(8);
  expect(book.base()).toBe(8);
  store.setValue('/name', 'One');
  expect(book.base()).toBe(8);
});
