import { readFileSync } from 'node:fs';
import type { JsonObject } from '@signalbox/schemas';
import { expect, test } from 'vitest';
import { jsonPlace } from './json-place';
import { formProposals, messageProposals, type Proposal } from './proposals';

const words = {
  meta: JSON.parse(readFileSync('packages/schemas/meta/form.schema.json', 'utf8')) as JsonObject,
  permissions: ['setting.view', 'setting.edit'],
  icons: ['tool', 'login'],
  groups: ['settings'],
  features: ['backup'],
};
const labels = (proposals: Proposal[]) => proposals.map(({ label }) => label);

function proposed(marked: string): Proposal[] {
  const text = marked.replace('|', '');
  const place = jsonPlace(text, marked.indexOf('|'));
  return place ? formProposals(place, text, words) : [];
}

test('proposes the keys that an object lacks, with what they mean and how their value begins', () => {
  const found = proposed('{ "id": "settings/a", "|" }');
  expect(labels(found)).toEqual(expect.arrayContaining(['place', 'permission', 'schema', 'uiSchema']));
  expect(labels(found)).not.toContain('id');
  expect(found.find(({ label }) => label === 'place')).toMatchObject({
    text: '"place": {}',
    info: 'Position of the tab.',
  });
});

test('begins a type with a text, which is what most fields have', () => {
  const found = proposed('{ "schema": { "properties": { "a": { "|" } } } }');
  expect(found.find(({ label }) => label === 'type')?.text).toBe('"type": ""');
});

test.each([
  ['{ "permission": { "edit": "|" } }', 'setting.edit'],
  ['{ "place": { "icon": "|" } }', 'tool'],
  ['{ "place": { "group": | } }', 'settings'],
  ['{ "licenseFeature": "|" }', 'backup'],
  ['{ "schema": { "properties": { "a": { "type": "|" } } } }', 'boolean'],
  ['{ "schema": { "properties": { "a": { "type": ["string", "|"] } } } }', 'null'],
  ['{ "schema": { "properties": { "a": { "visibleWhen": { "|" } } } } }', 'required'],
  ['{ "schema": { "properties": { "a": { "$ref": "|" } } } }', 'duration.json'],
  ['{ "schema": { "properties": { "a": { "items": { "|" } } } } }', 'maxLength'],
  ['{ "uiSchema": { "a": { "ui:widget": "|" } } }', 'slider'],
  ['{ "uiSchema": { "a": { "ui:options": { "|" } } } }', 'rows'],
])('%s: %s', (marked, label) => {
  expect(labels(proposed(marked))).toContain(label);
});

test('proposes the fields of the schema in the uiSchema, also while the text is no JSON', () => {
  const schema = '"schema": { "properties": { "a": { "properties": { "b": {} } }, "c": {} } }';
  expect(labels(proposed(`{ ${schema}, "uiSchema": { "|" } }`))).toEqual(expect.arrayContaining(['a', 'c']));
  expect(labels(proposed(`{ ${schema}, "uiSchema": { "a": { "|`))).toContain('b');
});

test('proposes the fields of a section in its grid, and the words of a grid', () => {
  const schema =
    '"schema": { "properties": { "a": { "$ref": "#/definitions/a" } }, "definitions": { "a": { "properties": { "b": { "properties": { "c": {} } } } } } }';
  const inGrid = (grid: string) => labels(proposed(`{ ${schema}, "uiSchema": { "a": { "ui:layoutGrid": ${grid}`));
  expect(inGrid('{ "ui:row": ["|')).toEqual(['b', 'b.c']);
  expect(inGrid('{ "ui:row": [{ "ui:condition": { "field": "|')).toEqual(['b', 'b.c']);
  expect(inGrid('{ "ui:row": [{ "ui:condition": { "operator": "|')).toEqual(['all', 'some', 'none']);
  expect(inGrid('{ "ui:row": [{ "ui:col": { "|')).toEqual(expect.arrayContaining(['xs', 'children']));
});

test('proposes the messages that a file lacks', () => {
  const text = '{ "title": "Upkeep", "" }';
  const found = messageProposals(jsonPlace(text, 22)!, ['title', 'a.title', 'a.help']);
  expect(found).toEqual([
    { label: 'a.title', text: '"a.title": ""' },
    { label: 'a.help', text: '"a.help": ""' },
  ]);
});
