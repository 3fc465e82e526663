import { planForm } from '@signalbox/engine/core';
import { expect, test } from 'vitest';
import { readShippedSources, schemasRoot } from '../shipped-sources';
import { checkDraft } from '../worker/check-draft';
import { galleryForm, resolvedGallery } from './gallery-form';
import { galleryWidgets } from './gallery-widgets';

const widgets = galleryWidgets();
const nameOf = (table: string) =>
  Object.keys(JSON.parse(readShippedSources().get(table) ?? '{}') as object).filter((name) => name !== '$comment');

test('has an example of every widget, those of plug-ins included', () => {
  const names = [
    ...nameOf(`${schemasRoot}/meta/widgets.json`),
    ...[...readShippedSources().keys()].flatMap((path) => {
      const plugin = /^plugins\/([^/]+)\/widgets\.json$/.exec(path)?.[1];
      return plugin === undefined ? [] : nameOf(path).map((name) => `${plugin}:${name}`);
    }),
  ];
  expect(widgets.map(({ name }) => name)).toEqual(names);
  expect(names.some((name) => name.includes(':'))).toBe(true);
});

test('each example is drawn by its widget, and describes every option', () => {
  const drawn = planForm(resolvedGallery(galleryForm(widgets))).fields.map(({ widget }) => widget);
  for (const { name, options } of widgets) {
    expect(drawn).toContain(name);
    for (const option of options) expect(option.description).not.toBe('');
  }
});

test('no two examples have a field of the same name', () => {
  const names = widgets.flatMap(({ properties }) => Object.keys(properties));
  expect(new Set(names).size).toBe(names.length);
});

test('the check of tabs accepts each example, but those of dialogs', () => {
  const names = widgets.filter(({ takes }) => !takes.every(({ dialogsOnly }) => dialogsOnly));
  const form = { $schema: '../../../meta/form.schema.json', ...galleryForm(names) };
  const { errors } = checkDraft({
    draft: { id: form.id, form: JSON.stringify(form), messages: { en: '{}', 'zh-Hans': '{}' } },
    published: [],
  });
  expect(errors.filter(({ file }) => file === 'form.json')).toEqual([]);
});

test('a plug-in adds a widget to the gallery by its own table', () => {
  const table = JSON.stringify({
    dial: { description: 'A dial.', takes: [{ type: ['integer'] }], example: { schema: { type: 'integer' } } },
  });
  const added = galleryWidgets(new Map([...readShippedSources(), ['plugins/gauge/widgets.json', table]])).at(-1);
  expect(added).toMatchObject({ name: 'gauge:dial', description: 'A dial.', properties: { exampleGaugeDial: {} } });
});
