import type { JsonObject } from '@signalbox/schemas';
import { grid } from './grid-mistake';
import type { Planted } from './planted';

const condition = (more: JsonObject): JsonObject => ({
  'ui:condition': { field: 'mode', operator: 'all', value: 'steady', children: ['fade'], ...more },
});
const withCondition = (more: JsonObject) => ['lightsShown', 'mode', 'rate', 'contact', condition(more)];

/** Conditions in grids that cannot be evaluated, or that no user could change. */
export const plantedGridConditions: Planted[] = [
  grid('a condition on an unknown field', {
    row: withCondition({ field: 'mood' }),
    at: ['"mood"'],
    pointer: '/4/ui:condition/field',
    message: '"mood" is no field or section here; did you mean "mode"?',
  }),
  grid('a condition on a name that all objects have', {
    row: withCondition({ field: '__proto__' }),
    at: ['"__proto__"'],
    pointer: '/4/ui:condition/field',
    message: '"__proto__" is no field or section here',
  }),
  grid('a condition on a part of a field', {
    row: withCondition({ field: 'fade.unit' }),
    at: ['"fade.unit"'],
    pointer: '/4/ui:condition/field',
    message: '"fade.unit" is inside of the field "fade", which draws what it has by itself; remove the condition',
  }),
  grid('a condition on a section', {
    row: withCondition({ field: 'contact' }),
    at: ['"ui:condition"', '"contact"'],
    pointer: '/4/ui:condition/field',
    message: '"contact" is a section, which has no value to compare',
  }),
  grid('a condition on a secret', {
    row: withCondition({ field: 'contact.key', operator: 'none' }),
    at: ['"contact.key"'],
    pointer: '/4/ui:condition/field',
    message: '"contact.key" is a secret: the browser does not know its text',
  }),
  grid('a condition that hides what it reads', {
    row: ['lightsShown', 'rate', 'contact', condition({ children: ['mode', 'fade'] })],
    at: ['"ui:condition"', '"mode"'],
    pointer: '/3/ui:condition/field',
    message: 'the condition hides "mode", which it reads',
  }),
  grid('a condition that never holds', {
    row: withCondition({ value: 'loud' }),
    at: ['"ui:condition": ', '{'],
    pointer: '/4/ui:condition',
    message: 'the condition never holds for any value that is allowed',
  }),
  grid('a condition on two values at once', {
    row: withCondition({ value: ['steady', 'blink'] }),
    at: ['"ui:condition": ', '{'],
    pointer: '/4/ui:condition',
    message: 'the condition never holds for any value that is allowed',
  }),
  grid('a condition with another operator', {
    row: withCondition({ operator: 'any' }),
    at: ['"any"'],
    pointer: '/4/ui:condition/operator',
    message: '"any" is not one of the allowed values; use one of: all, some, none',
  }),
  grid('a condition without a value', {
    row: [
      'lightsShown',
      'mode',
      'rate',
      'contact',
      { 'ui:condition': { field: 'mode', operator: 'all', children: ['fade'] } },
    ],
    at: ['"ui:condition": ', '{'],
    pointer: '/4/ui:condition',
    message: '"value" is missing; add it: The value, or a list of values',
  }),
];
