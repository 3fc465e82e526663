import { expect, test } from 'vitest';
import type { TabDraft } from '../../../shared/draft';
import { newDraft } from '../../draft/new-draft';
import { draftFields, fieldAt } from '../../fields/draft-fields';
import {
  fieldsIn,
  isNewName,
  itemsOf,
  itemsPlace,
  rootPlace,
  withField,
  withItemType,
  withoutField,
} from './edit-items';

const draft: TabDraft = {
  ...newDraft,
  form: `{
    "schema": { "properties": { "shifts": { "type": "array", "items": {
      "type": "object", "required": ["code"], "properties": { "code": { "type": "string" }, "place": { "type": "string" } }
    } } } },
    "uiSchema": { "shifts": { "items": { "code": { "ui:widget": "textarea" } } } }
  }`,
  messages: {
    en: '{ "shifts.items.code.title": "Code", "shifts.items.codes": "Codes", "shifts.itemsTitle": "Kept" }',
    'zh-Hans': '{}',
    fr: '{ "shifts.items.code.title": "Code", "shifts.title": "Postes" }',
  },
};
const fieldOf = (pointer: string, { form }: TabDraft = draft) => {
  const field = draftFields(form).find((each) => each.pointer === pointer);
  if (!field) throw new Error(`no field ${pointer}`);
  return field;
};
const list = fieldOf('/shifts');
const names = (of: TabDraft) =>
  fieldsIn(draftFields(of.form), itemsPlace(fieldOf('/shifts', of))).map(({ path }) => path.at(-1));

test('has the fields of items after their list, each at its place in the text', () => {
  expect(draftFields(draft.form).map(({ pointer }) => pointer)).toEqual([
    '/shifts',
    '/shifts/items/code',
    '/shifts/items/place',
  ]);
  expect(fieldOf('/shifts/items/code')).toMatchObject({ isRequired: true, uiSchema: { 'ui:widget': 'textarea' } });
  expect(fieldAt(draft.form, draft.form.indexOf('"place"') + 1)).toBe('/shifts/items/place');
  expect(fieldAt(draft.form, draft.form.indexOf('"array"') + 1)).toBe('/shifts');
});

test('adds a field with a limit for a text, under a name that is free', () => {
  const fields = draftFields(draft.form);
  expect(
    ['note', 'code', '', '1st', 'toString', '__proto__'].map((name) => isNewName(fields, itemsPlace(list), name)),
  ).toEqual([true, ...Array<boolean>(5).fill(false)]);
  const added = withField(draft, itemsPlace(list), { name: 'note', type: 'string' });
  expect(names(added)).toEqual(['code', 'place', 'note']);
  expect(fieldOf('/shifts/items/note', added).schema).toEqual({ type: 'string', minLength: 1, maxLength: 100 });
});

test('removes a field with its messages, its place in the uiSchema, and among the required ones', () => {
  const left = withoutField(draft, fieldOf('/shifts/items/code'));
  expect(names(left)).toEqual(['place']);
  expect(JSON.parse(left.form)).toMatchObject({ uiSchema: {} });
  expect(itemsOf(fieldOf('/shifts', left))).not.toHaveProperty('required');
  expect(JSON.parse(left.messages.en)).toEqual({ 'shifts.items.codes': 'Codes', 'shifts.itemsTitle': 'Kept' });
});

test('a list has items of another type, without what the last ones had', () => {
  const texts = withItemType(draft, list, 'string');
  expect(itemsOf(fieldOf('/shifts', texts))).toEqual({ type: 'string', minLength: 1, maxLength: 100 });
  expect(JSON.parse(texts.form)).toMatchObject({ uiSchema: { shifts: { 'ui:widget': 'tags' } } });
  expect(JSON.parse(texts.messages.en)).toEqual({ 'shifts.itemsTitle': 'Kept' });
  expect(JSON.parse(texts.messages['fr'] ?? '')).toEqual({ 'shifts.title': 'Postes' });
  const objects = withItemType(texts, fieldOf('/shifts', texts), 'object');
  expect(JSON.parse(objects.form)).toMatchObject({ uiSchema: {} });
  expect(itemsOf(fieldOf('/shifts', objects))).toEqual({ type: 'object', additionalProperties: false, properties: {} });
});

test('the root has the fields of its sections, and none of its lists', () => {
  const properties = { shifts: fieldOf('/shifts').schema, plant: { properties: { items: { type: 'string' } } } };
  const form = JSON.stringify({ schema: { properties } });
  const fields = draftFields(form);
  expect(fieldsIn(fields, rootPlace).map(({ pointer }) => pointer)).toEqual(['/shifts', '/plant/items']);
  expect(['plant', 'items'].map((name) => isNewName(fields, rootPlace, name))).toEqual([false, true]);
  const added = withField({ ...draft, form }, rootPlace, { name: 'items', type: 'number' });
  expect(fieldOf('/items', added).schema).toEqual({ type: 'number' });
});
