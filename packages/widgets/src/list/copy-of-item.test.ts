import type { JsonSchema, UiSchema } from '@signalbox/schemas';
import { expect, it } from 'vitest';
import { copyOfItem } from './copy-of-item';
import { itemFormOf } from './item-form';

const text: JsonSchema = { type: 'string' };
const serial: JsonSchema = { type: 'string', readOnly: true };

function formOf(properties: JsonSchema['properties'], uiSchema: UiSchema = {}) {
  const items: JsonSchema = { type: 'object', properties: { name: text, ...properties } };
  return itemFormOf({ schema: { type: 'array', items }, uiSchema: { items: uiSchema } });
}

it('starts the read-only values of a copy as those of a new item, which the server accepts', () => {
  const state: JsonSchema = { type: 'string', readOnly: true, default: 'new' };
  const origin: JsonSchema = { type: 'string', readOnly: true, const: 'console' };
  const form = formOf({
    serial,
    state,
    origin,
    line: { type: 'object', properties: { serial, code: text } },
    lamps: { type: 'array', items: { type: 'object', properties: { name: text, serial } } },
  });
  const item = {
    name: 'Hall',
    serial: 'S-1',
    state: 'running',
    origin: 'import',
    line: { serial: 'L-1', code: 'A' },
    lamps: [{ name: 'Left', serial: 'S-2' }],
  };
  expect(copyOfItem(form, item)).toEqual({
    name: 'Hall',
    state: 'new',
    origin: 'console',
    line: { code: 'A' },
    lamps: [{ name: 'Left' }],
  });
  expect(copyOfItem(form, { name: 'Yard' })).toEqual({ name: 'Yard' });
});

it('starts an id that no input shows as that of a new item, and copies other hidden values', () => {
  const hidden = { 'ui:widget': 'hidden' };
  const item = { id: 'hall', name: 'Hall', kind: 'led' };
  const form = formOf({ id: text, kind: text }, { id: hidden, kind: hidden });
  expect(copyOfItem(form, item)).toEqual({ name: 'Hall', kind: 'led' });
  expect(copyOfItem(formOf({ id: text, kind: text }), item)).toEqual(item);
});
