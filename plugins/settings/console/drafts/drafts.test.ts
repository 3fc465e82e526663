import { expect, test } from 'vitest';
import { forms } from '@signalbox/schemas';
import { compiledForms } from '@signalbox/schemas/validators/all';
import { createDrafts } from './drafts';

const basics = forms.find((form) => form.id === 'settings/base');

function openBook() {
  const book = createDrafts({ compiled: compiledForms, settings: { name: 'One' }, revision: 5 });
  if (!basics) throw new Error('settings/base is missing');
  return { book, store: book.open(basics) };
}

test('an unchanged page follows every save', () => {
  const { book } = openBook();
  book.rebase({ settings: { name: 'Two' }, revision: 6 });
  expect(book.base()).toBe(6);
});

test('unsaved changes keep their base revision, so that a save in between is detected', () => {
  const { book, store } = openBook();
  store.setValue('/copyright', 'mine');
  book.rebase({ settings: { name: 'One', copyright: 'theirs' }, revision: 6 });
  expect(book.base()).toBe(5);
  expect(store.values()).toMatchObject({ copyright: 'mine' });
});

test('a reverted change leaves no unsaved state', () => {
  const { book, store } = openBook();
  store.setValue('/name', 'Mine');
  book.rebase({ settings: { name: 'Two' }, revision: 6 });
  store.setValue('/name', 'Two');
  expect(book.base()).toBe(6);
});

test("a user's own save or choice is no conflict", () => {
  const { book, store } = openBook();
  store.setValue('/name', 'Mine');
  book.agreeOn(8);
  expect(book.base()).toBe(8);
  store.setValue('/name', 'One');
  expect(book.base()).toBe(8);
});

test('a reopened tab keeps its draft', () => {
  const { book, store } = openBook();
  store.setValue('/copyright', 'mine');
  if (!basics) throw new Error('settings/base is missing');
  expect(book.open(basics)).toBe(store);
  expect(book.opened()).toEqual([store]);
});

test('a tab that was not compiled with its group throws with its name', () => {
  const book = createDrafts({ compiled: {}, settings: {}, revision: 1 });
  if (!basics) throw new Error('settings/base is missing');
  expect(() => book.open(basics)).toThrow('settings/base was not compiled with its group.');
});

test('Save is notified of state changes, not of keystrokes', () => {
  const { book, store } = openBook();
  const heard: boolean[] = [];
  const stop = book.subscribe(() => heard.push(book.status().isDirty));
  for (const text of ['m', 'mi', 'min', 'mine']) store.setValue('/copyright', text);
  expect(heard).toEqual([true]);
  store.setValue('/copyright', undefined);
  expect(heard).toEqual([true, false]);
  stop();
  store.setValue('/copyright', 'again');
  expect(heard).toEqual([true, false]);
});

test('only errors of edited tabs disable Save, not invalid stored values of other tabs', () => {
  const book = createDrafts({ compiled: compiledForms, settings: {}, revision: 1 });
  const languages = forms.find((form) => form.id === 'language_settings/base');
  if (!basics || !languages) throw new Error('a form is missing');
  const untouched = book.open(basics);
  const edited = book.open(languages);
  expect(untouched.errors()).not.toEqual([]);
  edited.setValue('/languages', ['en']);
  expect(book.status()).toMatchObject({ isDirty: true, isValid: true, errorCount: 0 });
  untouched.setValue('/copyright', 'mine');
  expect(book.status()).toMatchObject({ isValid: true, errorCount: 1 });
  untouched.setValue('/name', '');
  untouched.validate();
  expect(book.status()).toMatchObject({ isValid: false, errorCount: 1 });
});

test('a field that becomes visible starts with its default, and a cleared field stays empty', () => {
  const form = forms.find((each) => each.id === 'modular_settings/network-disconnect');
  if (!form) throw new Error('modular_settings/network-disconnect is missing');
  const [outLine, content] = ['/userExpand/onlineMessage/outLine', '/userExpand/onlineMessage/content'];
  const settings = { userExpand: { onlineMessage: { outLine: false } } };
  const store = createDrafts({ compiled: compiledForms, settings, revision: 1 }).open(form);
  expect(store.isDirty).toBe(false);
  store.setValue(outLine, true);
  expect(store.changes().patch).toEqual({
    userExpand: { onlineMessage: { outLine: true, content: '当前网络连接已中断，请立即检查并恢复网络！' } },
  });
  store.setValue(content, undefined);
  expect(store.value(content)).toBeUndefined();
  store.setValue(outLine, false);
  expect(store.isDirty).toBe(false);
});

test('counts invalid stored values of tabs that the user may change, without disabling Save', () => {
  const book = createDrafts({ compiled: compiledForms, settings: {}, revision: 1 });
  const languages = forms.find((form) => form.id === 'language_settings/base');
  if (!basics || !languages) throw new Error('a form is missing');
  book.openAll([languages, basics]);
  const { errorCount } = book.status();
  expect(errorCount).toBeGreaterThan(0);
  expect(book.errors()).toHaveLength(errorCount);
  const order = book.errors().map(({ store }) => store.form.id);
  expect(order).toEqual(order.toSorted());
  book.open(basics).setValue('/copyright', 'mine');
  expect(book.status()).toMatchObject({ isDirty: true, isValid: true, errorCount });
});

test('a changed form keeps the unsaved values, and takes new limits and fields', () => {
  const { book, store } = openBook();
  store.setValue('/copyright', 'My draft');
  if (!basics) throw new Error('settings/base is missing');
  const properties = { ...basics.schema.properties, footnote: { type: 'string' as const, default: 'None' } };
  const changed = { ...basics, schema: { ...basics.schema, properties } };
  book.renew({ forms: [changed], compiled: { ...compiledForms } });
  const renewed = book.open(changed);
  expect(renewed).not.toBe(store);
  expect(renewed.value('/copyright')).toBe('My draft');
  expect(renewed.changes().patch).toEqual({ copyright: 'My draft' });
  book.rebase({ settings: { name: 'One', footnote: 'None' }, revision: 5 });
  expect(renewed.value('/footnote')).toBe('None');
  expect(book.status()).toMatchObject({ isDirty: true });
});

test('a form is drawn by its new uiSchema when its validators stay the same', () => {
  const { book, store } = openBook();
  store.setValue('/copyright', 'My draft');
  if (!basics) throw new Error('settings/base is missing');
  const compiled = { ...compiledForms };
  book.renew({ forms: [basics], compiled });
  expect(book.open(basics)).toBe(store);
  const changed = { ...basics, uiSchema: { ...basics.uiSchema, copyright: { 'ui:widget': 'textarea' } } };
  book.renew({ forms: [changed], compiled });
  expect(book.open(changed).plan.fields.find(({ pointer }) => pointer === '/copyright')?.widget).toBe('textarea');
  expect(book.open(changed).value('/copyright')).toBe('My draft');
});

test('a removed form takes its draft with it, and an unchanged one stays open', () => {
  const { book, store } = openBook();
  store.setValue('/copyright', 'mine');
  if (!basics) throw new Error('settings/base is missing');
  book.renew({ forms: [basics], compiled: { ...compiledForms } });
  expect(book.open(basics)).toBe(store);
  book.renew({ forms: [], compiled: {} });
  expect(book.opened()).toEqual([]);
});
