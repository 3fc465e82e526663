import { expect, test } from 'vitest';
import { withKeyword, withUiValue } from '../properties/edit-form';
import { draftFields, fieldAt } from './draft-fields';

const form = JSON.stringify({
  valueIn: 'gates',
  schema: {
    type: 'array',
    maxItems: 5,
    items: { type: 'object', required: ['name'], properties: { name: { type: 'string', maxLength: 9 } } },
  },
  uiSchema: { items: { name: { 'ui:widget': 'textarea' } } },
});

test('the value of a root is a field, with the fields of its items', () => {
  const [gates, name, ...others] = draftFields(form);
  expect(others).toEqual([]);
  expect(gates).toMatchObject({ pointer: '/gates', schemaPath: ['schema'], uiPath: ['uiSchema'], isRoot: true });
  expect(name).toMatchObject({
    pointer: '/gates/items/name',
    schemaPath: ['schema', 'items', 'properties', 'name'],
    uiPath: ['uiSchema', 'items', 'name'],
    uiSchema: { 'ui:widget': 'textarea' },
    isRequired: true,
  });
  expect(fieldAt(form, form.indexOf('maxItems'))).toBe('/gates');
  expect(fieldAt(form, form.indexOf('maxLength'))).toBe('/gates/items/name');
});

test('its limits and its widget are edited at the root', () => {
  const [gates] = draftFields(form);
  const limited = withKeyword(form, gates!, { key: 'maxItems', value: 7 });
  const drawn = withUiValue(limited, [...gates!.uiPath, 'ui:widget'], 'list');
  expect(JSON.parse(drawn)).toMatchObject({
    schema: { maxItems: 7 },
    uiSchema: { 'ui:widget': 'list', items: { name: { 'ui:widget': 'textarea' } } },
  });
});

test('beside settings, and without a name for the value, the settings are the fields', () => {
  const { valueIn: _, ...rest } = JSON.parse(form) as { valueIn: string };
  expect(draftFields(JSON.stringify(rest))).toEqual([]);
  const beside = {
    valueIn: 'choice',
    schema: { properties: { age: { type: 'integer' } }, anyOf: [{ properties: {} }] },
  };
  expect(draftFields(JSON.stringify(beside)).map(({ pointer }) => pointer)).toEqual(['/age']);
});
