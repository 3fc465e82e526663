import { expect, it } from 'vitest';
import { isClearing, inputOf } from './restore-input';

it('gives each chosen module its own rule or the common one', () => {
  const input = inputOf({
    item: { mongodb: true, html: false },
    mongoItem: ['rule', 'flow'],
    itemType: 1,
    moduleRules: { flow: 2, theme: 2 },
  });
  expect(input).toEqual({ item: { mongodb: true }, moduleRules: { rule: 1, flow: 2 } });
  expect(isClearing(input)).toBe(true);
});

it('ignores the rule of a module that was not chosen', () => {
  const input = inputOf({ item: { mongodb: true }, mongoItem: ['rule'], itemType: 0, moduleRules: { theme: 2 } });
  expect(isClearing(input)).toBe(false);
});

it('clears chosen files by their own rule', () => {
  const values = { item: { fileServer: true }, fileServerRule: 2, htmlRule: 2 };
  expect(inputOf(values)).toEqual({ item: { fileServer: true }, moduleRules: { fileServer: 2 } });
  expect(isClearing(inputOf(values))).toBe(true);
  expect(isClearing(inputOf({ ...values, fileServerRule: 1 }))).toBe(false);
  expect(inputOf({ item: { html: true } }).moduleRules).toEqual({ html: 0 });
});
