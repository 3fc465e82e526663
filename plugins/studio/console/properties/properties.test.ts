import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JsonObject } from '@signalbox/schemas';
import { newDraft } from '../draft/new-draft';
import { draftFields, fieldAt, offsetOf } from '../fields/draft-fields';
import { conditionOf } from './condition/field-conditions';
import { withNull, withRequired, withUiValue, withValueAt } from './edit-form';
import { flagDefault, limitsOf, widgetsFor } from './field-vocabulary';

const form = `{
  "id": "settings/upkeep",
  "schema": {
    "type": "object",
    "properties": {
      "notice": { "type": "string", "maxLength": 40 },
      "gate": {
        "type": "object",
        "required": ["code"],
        "properties": { "code": { "type": "string" }, "isOpen": { "type": "boolean" } }
      },
      "pause": { "type": "object", "properties": { "count": { "type": "integer" } } }
    }
  },
  "uiSchema": { "gate": { "code": { "ui:widget": "textarea", "ui:options": { "rows": 3 } } }, "pause": { "ui:widget": "duration" } }
}
`;
const fieldOf = (pointer: string, text = form) => {
  const field = draftFields(text).find((each) => each.pointer === pointer);
  if (!field) throw new Error(`no field ${pointer}`);
  return field;
};

test('has the fields of sections, and an object with a widget as one field', () => {
  expect(draftFields(form).map(({ pointer, isRequired }) => [pointer, isRequired])).toEqual([
    ['/notice', false],
    ['/gate/code', true],
    ['/gate/isOpen', false],
    ['/pause', false],
  ]);
  expect(fieldOf('/gate/code').uiSchema).toMatchObject({ 'ui:widget': 'textarea' });
});

test('has the fields that only branches declare, once', () => {
  const branches = JSON.stringify({
    schema: {
      properties: {
        kind: { type: 'string' },
        gate: {
          type: 'object',
          properties: { isOpen: { type: 'boolean' } },
          if: { properties: { isOpen: { const: true } } },
          then: { required: ['code'], properties: { code: { type: 'string' } } },
        },
      },
      allOf: [
        { if: { required: ['kind'] }, then: { properties: { kind: { minLength: 1 }, note: { type: 'string' } } } },
        {
          if: { required: ['gate'] },
          then: { properties: { twice: { type: 'string' } } },
          else: { properties: { twice: { type: 'string' }, gate: false } },
        },
      ],
      dependencies: { kind: { properties: { reason: { type: 'string' } } } },
    },
    uiSchema: { note: { 'ui:widget': 'textarea' } },
  });
  expect(draftFields(branches).map(({ pointer, isInBranch, isRequired }) => [pointer, isInBranch, isRequired])).toEqual(
    [
      ['/kind', false, false],
      ['/gate/isOpen', false, false],
      ['/gate/code', true, true],
      ['/note', true, false],
      ['/twice', true, false],
      ['/reason', true, false],
    ],
  );
  const note = fieldOf('/note', branches);
  expect(note).toMatchObject({ uiSchema: { 'ui:widget': 'textarea' }, uiPath: ['uiSchema', 'note'] });
  const longer = withValueAt(branches, [...note.schemaPath, 'maxLength'], 9);
  expect(JSON.parse(longer)).toHaveProperty('schema.allOf.0.then.properties.note', { type: 'string', maxLength: 9 });
  expect(JSON.parse(withRequired(branches, note, true))).toHaveProperty('schema.allOf.0.then.required', ['note']);
  expect(conditionOf(branches, note)).toBe('other');
});

test('has the fields of a text that is incomplete', () => {
  expect(draftFields(form.slice(0, form.indexOf('"uiSchema"'))).map(({ pointer }) => pointer)).toContain('/gate/code');
  expect(draftFields('')).toEqual([]);
});

test('finds the field of a place in the text, and the place of a field', () => {
  for (const { pointer, schemaPath } of draftFields(form))
    expect(fieldAt(form, (offsetOf(form, schemaPath) ?? 0) + 1)).toBe(pointer);
  expect(fieldAt(form, form.indexOf('"rows"') + 1)).toBe('/gate/code');
  expect(fieldAt(form, form.indexOf('"id"') + 1)).toBeUndefined();
  expect(offsetOf(form, ['schema', 'properties', 'absent'])).toBeUndefined();
});

test('changes one value and no other character', () => {
  expect(withValueAt(form, ['schema', 'properties', 'notice', 'maxLength'], 60)).toBe(form.replace('40', '60'));
  const removed = withValueAt(form, ['schema', 'properties', 'notice', 'maxLength'], undefined);
  expect(fieldOf('/notice', removed).schema).toEqual({ type: 'string' });
  const around = (text: string) => text.replace(/"notice": \{[^}]*\}/, '');
  expect(around(removed)).toBe(around(form));
  expect(withValueAt(form, ['schema', 'properties', 'notice', 'pattern'], undefined)).toBe(form);
});

test('removes what becomes empty in the uiSchema, but not the uiSchema', () => {
  const { uiPath } = fieldOf('/pause');
  expect(JSON.parse(withUiValue(form, [...uiPath, 'ui:widget'], undefined))).toMatchObject({
    uiSchema: { gate: { code: {} } },
  });
  const alone = '{ "uiSchema": { "a": { "ui:options": { "rows": 3 } } } }';
  expect(JSON.parse(withUiValue(alone, ['uiSchema', 'a', 'ui:options', 'rows'], undefined))).toEqual({ uiSchema: {} });
});

test('a field becomes required and optional again without a trace', () => {
  for (const { pointer, isRequired } of draftFields(form)) {
    const other = withRequired(form, fieldOf(pointer), !isRequired);
    expect(fieldOf(pointer, other).isRequired).toBe(!isRequired);
    const back = withRequired(other, fieldOf(pointer, other), isRequired);
    expect(draftFields(back)).toEqual(draftFields(form));
    expect(withRequired(form, fieldOf(pointer), isRequired)).toBe(form);
  }
});

test('a changed limit is the only difference, whatever the value', () => {
  const path = ['schema', 'properties', 'exampleText', 'maxLength'];
  fc.assert(
    fc.property(fc.integer(), (limit) => {
      const changed = withValueAt(newDraft.form, path, limit);
      expect(changed).toBe(newDraft.form.replace('"maxLength": 100', `"maxLength": ${limit}`));
    }),
  );
});

test('lets a field be null, and takes null out of a list of types', () => {
  const nullable = withNull(form, fieldOf('/notice'), true);
  expect(fieldOf('/notice', nullable).schema).toEqual({ type: 'string', maxLength: 40, nullable: true });
  const back = withNull(nullable, fieldOf('/notice', nullable), false);
  expect(fieldOf('/notice', back).schema).toEqual({ type: 'string', maxLength: 40 });
  const listed = withValueAt(form, ['schema', 'properties', 'notice', 'type'], ['string', 'null']);
  expect(fieldOf('/notice', withNull(listed, fieldOf('/notice', listed), false)).schema['type']).toBe('string');
});

test('has the limits and widgets of every type in a list', () => {
  const schema = { type: ['string', 'integer', 'null'] };
  expect(limitsOf(schema).map(({ name }) => name)).toEqual(['minLength', 'maxLength', 'pattern', 'minimum', 'maximum']);
  const widget = (name: string, type: string[], several = false) => ({
    name,
    takes: [{ type, several }],
    options: [],
    properties: {},
    uiSchema: {},
  });
  const widgets = [widget('text', ['string']), widget('either', ['string', 'integer'], true)];
  expect([widgetsFor(schema, widgets), widgetsFor({ type: ['string', 'null'] }, widgets)]).toEqual([
    ['either'],
    ['text'],
  ]);
});

test('offers the widget of files for a text that is a file, and no other', () => {
  const widgets = [
    { name: 'text', takes: [{ type: ['string'] }] },
    { name: 'data-url', takes: [{ type: ['string'], format: 'data-url' }] },
  ].map((widget) => ({ ...widget, options: [], properties: {}, uiSchema: {} }));
  const offered = (schema: JsonObject) => widgetsFor(schema, widgets);
  expect(offered({ type: 'string', format: 'data-url' })).toEqual(['data-url']);
  expect(offered({ type: 'string', maxLength: 9 })).toEqual(['text']);
});

test('offers no widget that only a dialog may have', () => {
  const widgets = [
    { name: 'text', takes: [{ type: ['string'] }] },
    { name: 'password', takes: [{ type: ['string'], dialogsOnly: true }] },
  ].map((widget) => ({ ...widget, options: [], properties: {}, uiSchema: {} }));
  expect(widgetsFor({ type: 'string', maxLength: 9 }, widgets)).toEqual(['text']);
});

test('a note and a constant have one widget, and a constant may be hidden', () => {
  const widgets = [
    { name: 'text', takes: [{ type: ['string'] }] },
    { name: 'constant', takes: [{ constant: true }] },
    { name: 'note', takes: [{ type: ['null'] }] },
  ].map((widget) => ({ ...widget, options: [], properties: {}, uiSchema: {} }));
  expect(widgetsFor({ type: 'string' }, widgets)).toEqual(['text']);
  expect(widgetsFor({ type: 'string', const: 'a' }, widgets)).toEqual(['constant', 'hidden']);
  expect(widgetsFor({ type: 'null' }, widgets)).toEqual(['note']);
});

test('knows what an option that is on or off is without a value', () => {
  expect(['orderable', 'copyable', 'rows'].map(flagDefault)).toEqual([true, false, undefined]);
});

test('a grid stays as it is when a field in it changes, and its names select their fields', () => {
  const grid = { 'ui:field': 'LayoutGridField', 'ui:layoutGrid': { 'ui:row': ['notice', 'gate', 'pause'] } };
  const ofGate = { ...grid, 'ui:layoutGrid': { 'ui:row': [{ 'ui:col': { span: 12, children: ['code', 'isOpen'] } }] } };
  const { uiSchema, ...rest } = JSON.parse(form) as Record<string, JsonObject>;
  const { gate, pause } = uiSchema as { gate: JsonObject; pause: JsonObject };
  const text = JSON.stringify({ ...rest, uiSchema: { ...grid, gate: { ...gate, ...ofGate }, pause } }, null, 2);
  const changed = withUiValue(text, ['uiSchema', 'gate', 'code', 'ui:options', 'rows'], undefined);
  const ui = (JSON.parse(changed) as { uiSchema: JsonObject }).uiSchema;
  expect(ui).toEqual({ ...grid, gate: { code: { 'ui:widget': 'textarea' }, ...ofGate }, pause });
  expect(fieldAt(text, text.lastIndexOf('"isOpen"') + 3)).toBe('/gate/isOpen');
  expect(fieldAt(text, text.indexOf('"notice",') + 3)).toBe('/notice');
  expect(fieldAt(text, text.indexOf('"ui:row"') + 3)).toBeUndefined();
});
