import table from '@signalbox/schemas/meta/widgets.json';
import { expect, test } from 'vitest';
import en from '../../locales/page/en.json';
import { kindOf } from './kind-of';

const { $comment: _, ...rows } = table;
const messages: Record<string, string> = en;

test.each(Object.entries(rows))('%s and what it takes have messages', (name, { takes }) => {
  expect(messages[`widget.${name}`]).toBeTruthy();
  for (const taken of takes) expect(messages[`kind.${kindOf(taken).key}`]).toBeTruthy();
});

test('each option has a message', () => {
  for (const row of Object.values(rows))
    for (const option of 'options' in row ? row.options : []) expect(messages[`option.${option}`]).toBeTruthy();
});

test('names the narrowest kind', () => {
  expect(kindOf({})).toEqual({ key: 'any' });
  expect(kindOf({ type: ['string'], format: 'date' })).toEqual({ key: 'format', params: { format: 'date' } });
  expect(kindOf({ type: ['array'], items: { type: ['string'], choices: true } })).toEqual({ key: 'choices' });
  expect(kindOf({ type: ['string', 'object'], choices: true })).toEqual({ key: 'choice' });
  expect(kindOf({ type: ['object'], properties: ['id', 'name'] })).toEqual({
    key: 'properties',
    params: { names: 'id, name' },
  });
});
