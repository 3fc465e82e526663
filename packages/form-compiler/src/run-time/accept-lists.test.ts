import { planForm } from '@signalbox/engine/core';
import type { JsonObject } from '@signalbox/schemas';
import { expect, it } from 'vitest';
import { acceptForm } from './accept-form';

const ofProperties = (properties: JsonObject): { schema: JsonObject } => ({ schema: { type: 'object', properties } });

it('draws a list of free texts as tags, with the limits of the list and of its texts', () => {
  const list = {
    type: 'array',
    title: 'Lines',
    maxItems: 3,
    uniqueItems: true,
    items: { type: 'string', title: 'Line', maxLength: 5, pattern: '^[A-Z]+$' },
  };
  const { form, texts, patterns } = acceptForm({
    ...ofProperties({ lines: list }),
    uiSchema: { lines: { 'ui:readonly': true } },
  });
  expect(planForm(form).fields).toMatchObject([{ pointer: '/lines', widget: 'tags' }]);
  expect(form.schema.properties?.['lines']).toEqual({
    type: 'array',
    maxItems: 3,
    uniqueItems: true,
    items: { type: 'string', maxLength: 5, pattern: '^[A-Z]+$' },
  });
  expect(form.uiSchema).toEqual({ lines: { 'ui:widget': 'tags', 'ui:readonly': true } });
  expect(texts).toEqual({ 'lines.title': 'Lines' });
  expect(patterns).toEqual([{ pointer: '/properties/lines/items', pattern: '^[A-Z]+$', maxLength: 5 }]);
});

it.each(['number', 'integer', 'boolean'])('draws a list of items of the type %s as rows', (type) => {
  const list = { type: 'array', title: 'Limits', maxItems: 4, items: { type } };
  const { form } = acceptForm(ofProperties({ limits: list }));
  expect(planForm(form).fields).toMatchObject([{ pointer: '/limits', widget: 'values' }]);
  expect(form.schema.properties?.['limits']).toEqual({ type: 'array', maxItems: 4, items: { type } });
});

it('draws free texts as rows if the uiSchema says so, and the unit of numbers behind each', () => {
  const { form, texts } = acceptForm({
    ...ofProperties({
      steps: { type: 'array', items: { type: 'string' } },
      limits: { type: 'array', items: { type: 'number', minimum: 0, unit: 'bar' } },
    }),
    uiSchema: { steps: { 'ui:widget': 'values' } },
  });
  expect(form.uiSchema).toEqual({
    steps: { 'ui:widget': 'values' },
    limits: { 'ui:widget': 'values', 'ui:options': { suffix: 'unit' } },
  });
  expect(texts).toEqual({ 'steps.title': 'steps', 'limits.title': 'limits', 'limits.unit': 'bar' });
});
