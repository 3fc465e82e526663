import { describe, expect, it } from 'vitest';
import { planForm } from '@signalbox/engine/core';
import { dialogs, type JsonSchema, type JsonValue } from '@signalbox/schemas';
import { unreadJson } from '@signalbox/schemas/unread-json';
import { valueText } from './value-text';

const text = (value: JsonValue | undefined, schema: JsonSchema = {}) =>
  valueText({
    value,
    schema,
    part: (key) => `<${key}>`,
    languageName: (wire) => `<${wire}>`,
    t: (key, params) => `${key}${params ? ` ${JSON.stringify(params)}` : ''}`,
  });

describe('the text of a value in a conflict', () => {
  it.each<[JsonValue | undefined, JsonSchema, string]>([
    [undefined, {}, 'conflict.empty'],
    [null, {}, 'conflict.empty'],
    ['', {}, 'conflict.empty'],
    ['North', {}, 'North'],
    [45, {}, '45'],
    [true, {}, 'conflict.on'],
    [false, {}, 'conflict.off'],
    ['layout2', { enum: ['layout1', 'layout2'] }, '<options.layout2>'],
    [{ a: 1, b: 2 }, { enum: [{ a: 2 }, { b: 2, a: 1 }] }, '<options.1>'],
    [unreadJson('{"a":'), {}, '{"a":'],
    [{ a: 3 }, { enum: [{ a: 2 }] }, '{"a":3}'],
    ['data:image/png;name=a%20b.png;base64,AAAA', { format: 'data-url' }, 'a b.png (3 B)'],
    [['a', 'b'], {}, 'conflict.entries {"count":2}'],
    [{ count: 14, unit: 'd', time: 1_209_600 }, {}, '14 widgets::duration.d {"count":14}'],
    [{ count: unreadJson('1 2'), unit: 'd', time: 0 }, {}, '1 2 widgets::duration.d {"count":0}'],
    [{ type: 'noLimit' }, {}, '{"type":"noLimit"}'],
  ])('%j reads %s', (value, schema, expected) => {
    expect(text(value, schema)).toBe(expected);
  });

  it('has a line for each language of a text', () => {
    const form = dialogs.find(({ id }) => id === 'pages/page');
    const { schema } = planForm(form!).fields.find(({ pointer }) => pointer === '/title')!;
    expect(text({ zh_Hans: '工厂', en: 'Plant' }, schema)).toBe('<zh_Hans>: 工厂\n<en>: Plant');
  });

  it('reveals nothing about a secret', () => {
    expect(text({ isSet: true })).toBe('••••••••');
  });
});
