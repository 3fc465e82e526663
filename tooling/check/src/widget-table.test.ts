import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkForms } from './check-all';
import { namedOptions, ownWidgets } from '@signalbox/form-compiler/plain-form';
import { diskFiles } from '@signalbox/schema-check/files';
import { formatError, readMeta } from '@signalbox/schema-check';
import { aSchemasFolder } from './testing/schemas-folder';

const folder = fileURLToPath(new URL('../../../packages/schemas/meta', import.meta.url));
const plugins = fileURLToPath(new URL('../../../plugins', import.meta.url));
const { widgetTable } = readMeta({ folder, files: diskFiles });
const { uiNode, options: tabOptions } = (
  JSON.parse(readFileSync(`${folder}/form.schema.json`, 'utf8')) as {
    definitions: {
      uiNode: { properties: Record<string, { else?: { if?: { enum: string[] }; else?: { enum: string[] } } }> };
      options: { properties: object };
    };
  }
).definitions;

test('has a row for each widget that a form may name', () => {
  const named = uiNode.properties['ui:widget']?.else;
  expect(Object.keys(widgetTable).toSorted()).toEqual(named?.else?.enum.toSorted());
  expect(named?.if?.enum).toEqual(Object.keys(ownWidgets));
  for (const own of Object.values(ownWidgets)) expect(widgetTable).toHaveProperty(own);
});

test('names each option that a form may use, but for those of a whole tab', () => {
  const ofTabs = ['notice', 'panelAction'];
  const named = Object.values(widgetTable).flatMap(({ options = [] }) => (Array.isArray(options) ? options : []));
  // The form draws the title of any widget.
  expect([...new Set([...named, 'label', ...ofTabs])].toSorted()).toEqual(
    Object.keys(tabOptions.properties).toSorted(),
  );
});

test('an option that may stand beside "ui:options" is one of them', () => {
  const beside = Object.keys(uiNode.properties).filter((key) => namedOptions.includes(key.slice('ui:'.length)));
  expect(beside.toSorted()).toEqual(namedOptions.map((name) => `ui:${name}`).toSorted());
  for (const name of namedOptions) expect(tabOptions.properties).toHaveProperty(name);
});

test('has a row for each widget of a plug-in, with the schema of each option', () => {
  const all = readMeta({ folder, plugins, files: diskFiles }).widgetTable;
  const ofPlugins = Object.entries(all).filter(([name]) => name.includes(':'));
  expect(ofPlugins.map(([name]) => name)).toContain('backup:ftp-password');
  for (const [, { options = {} }] of ofPlugins)
    for (const schema of Object.values(options)) expect(schema).toMatchObject({ description: expect.any(String) });
});

test.each([
  ['a name that no plug-in has', 'backup:ftp-pasword', {}, 'did you mean "backup:ftp-password"?'],
  ['an option that it does not read', 'backup:ftp-password', { hots: '/contact/mail' }, 'did you mean "host"?'],
  ['an option of another kind', 'backup:ftp-password', { host: 3 }, "JSON pointer of the field with the server's name"],
  ['nothing wrong', 'backup:ftp-password', { host: '/contact/mail' }, undefined],
])('a widget of a plug-in with %s', (_what, widget, options, message) => {
  const schemas = aSchemasFolder();
  schemas.set('forms/lights/base/form.json', '/uiSchema/contact/key', { 'ui:widget': widget, 'ui:options': options });
  const { errors } = checkForms({ root: schemas.root, plugins });
  schemas.remove('.');
  const shown = errors.filter(({ pointer }) => pointer.startsWith('/uiSchema/contact/key')).map(formatError);
  expect(shown).toEqual(message === undefined ? [] : [expect.stringContaining(message)]);
});

test('a widget of a plug-in inside a field that RJSF draws is rejected', () => {
  const schemas = aSchemasFolder();
  const form = 'forms/lights/base/form.json';
  const option = { type: 'object', additionalProperties: false, properties: { key: { type: 'string', maxLength: 9 } } };
  schemas.set(form, '/schema/properties/entry', { oneOf: [option, { type: 'string', maxLength: 9 }] });
  schemas.set(form, '/uiSchema/entry', { key: { 'ui:widget': 'backup:ftp-password' } });
  const { errors } = checkForms({ root: schemas.root, plugins });
  schemas.remove('.');
  expect(errors.map(({ pointer, wrong }) => `${pointer} ${wrong}`)).toContainEqual(
    expect.stringMatching(/^\/uiSchema\/entry\/key\/ui:widget .*inside a field that RJSF draws/),
  );
});
