import type { JsonSchema } from '@signalbox/schemas';
import { expect, test } from 'vitest';
import { presentWidget } from './widget-for';

test.each<[JsonSchema, string]>([
  [{ type: 'string' }, 'text'],
  [{ type: 'array', items: { type: 'object' } }, 'list'],
  [{ type: 'object', additionalProperties: true }, 'json'],
  [{ type: 'array', items: { type: 'number' } }, 'json'],
  [{ anyOf: [{ type: 'string' }, { type: 'object' }] }, 'json'],
])('without its plug-in, a widget for %j is the default one, or JSON', (schema, standard) => {
  const drawn = { widget: 'lamps:dimmer', schema, uiSchema: { 'ui:widget': 'lamps:dimmer' } };
  expect(presentWidget(drawn, () => false)).toBe(standard);
  expect(presentWidget(drawn, () => true)).toBe('lamps:dimmer');
});
