import { expect, it } from 'vitest';
import { isClearing, wishOf } from './wish';

it('gives each chosen module its own rule, else the one for all', () => {
  const wish = wishOf({
    item: { mongodb: true, html: false },
    mongoItem: ['rule', 'flow'],
    itemType: 1,
    moduleRules: { flow: 2, theme: 2 },
  });
  expect(wish).toEqual({ item: { mongodb: true }, moduleRules: { rule: 1, flow: 2 } });
  expect(isClearing(wish)).toBe(true);
});

it('clears nothing by a rule of a module that was not chosen', () => {
  const wish = wishOf({ item: { mongodb: true }, mongoItem: ['rule'], itemType: 0, moduleRules: { theme: 2 } });
  expect(isClearing(wish)).toBe(false);
});

it('clears files by a rule of their own, and only where they were chosen', () => {
  const values = { item: { fileServer: true }, fileServerRule: 2, htmlRule: 2 };
  expect(wishOf(values)).toEqual({ item: { fileServer: true }, moduleRules: { fileServer: 2 } });
  expect(isClearing(wishOf(values))).toBe(true);
  expect(isClearing(wishOf({ ...values, fileServerRule: 1 }))).toBe(false);
  expect(wishOf({ item: { html: true } }).moduleRules).toEqual({ html: 0 });
});
