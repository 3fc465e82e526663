import { describe, expect, it } from 'vitest';
import type { JsonSchema, JsonValue } from '@signalbox/schemas';
import { valueText } from './value-text';

const text = (value: JsonValue | undefined, schema: JsonSchema = {}) =>
  valueText({
    value,
    schema,
    part: (key) => `<${key}>`,
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
    [['a', 'b'], {}, 'conflict.entries {"count":2}'],
    [{ count: 14, unit: 'd', time: 1_209_600 }, {}, '14 widgets::duration.d {"count":14}'],
    [{ type: 'noLimit' }, {}, '{"type":"noLimit"}'],
  ])('%j reads %s', (value, schema, expected) => {
    expect(text(value, schema)).toBe(expected);
  });

  it('reveals nothing about a secret', () => {
    expect(text({ isSet: true })).toBe('••••••••');
  });
});
