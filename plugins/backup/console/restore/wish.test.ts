import { forms } from '@signalbox/schemas';
import { expect, it } from 'vitest';
import { isClearing, offeredTo, wishOf } from './wish';

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

const nobody = { isSuper: false, permissions: [] };

it('offers accounts, what acts for them and pages to super administrators alone, and reads an item that is text', () => {
  const moduleRules = { user: 0, oauth_app: 0, rule: 0 };
  const backup = { id: '1', name: 'a', item: '{"html":true,"mongodb":true}', moduleRules };
  const rest = { lacksSuper: true, lacksSettings: false };
  expect(offeredTo({ ...nobody, isSuper: true }, backup)).toEqual({
    items: ['html', 'mongodb'],
    modules: ['user', 'oauth_app', 'rule'],
    lacksSuper: false,
    lacksSettings: false,
  });
  expect(offeredTo(nobody, backup)).toEqual({ items: ['mongodb'], modules: ['rule'], ...rest });
});

it('offers settings to whoever may change each of them', () => {
  const backup = { id: '1', name: 'a', item: { mongodb: true }, modules: ['setting', 'rule'] };
  const keys = [...new Set(forms.map(({ permission }) => permission.edit))];
  expect(offeredTo({ ...nobody, permissions: keys }, backup).modules).toEqual(['setting', 'rule']);
  for (const lost of keys)
    expect(offeredTo({ ...nobody, permissions: keys.filter((key) => key !== lost) }, backup)).toMatchObject({
      modules: ['rule'],
      lacksSuper: false,
      lacksSettings: true,
    });
});
