// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidget } from '../testing/render-widget';

const input = () => screen.getByRole('spinbutton', { name: 'Field' });

it('outputs numbers and is cleared when emptied', async () => {
  const { user, given } = renderWidget('number', { value: 21 });
  await user.clear(input());
  expect(given.value).toBeUndefined();
  await user.type(input(), '2121');
  expect(given.value).toBe(2121);
});

it('outputs a number below the minimum, which the validator rejects', async () => {
  const { user, given, elsewhere } = renderWidget('number', { value: 30, schema: { type: 'integer', minimum: 7 } });
  await user.clear(input());
  await user.type(input(), '3');
  await user.click(elsewhere());
  expect(given.value).toBe(3);
});

it('outputs a number that is not whole, and still shows it, which the validator rejects', async () => {
  const { user, given, elsewhere } = renderWidget('number', { schema: { type: 'integer' } });
  await user.type(input(), '-999.5');
  await user.click(elsewhere());
  expect(given.value).toBe(-999.5);
  expect(input()).toHaveValue('-999.5');
});

it('steps by keyboard', async () => {
  const { user, given } = renderWidget('number', { value: 5, schema: { type: 'integer' } });
  await user.tab();
  await user.keyboard('{ArrowUp}');
  expect(given.value).toBe(6);
});

it('is announced as a spin button alone, without buttons that have English names', () => {
  renderWidget('number', { value: 5 });
  expect(document.querySelectorAll('[class*="-action-up"], [class*="-action-down"]')).toHaveLength(2);
  const named = screen.getAllByRole('button').map((button) => button.textContent);
  expect(named).toEqual(['Elsewhere']);
});

it('uses the plural form of its unit for the value', async () => {
  const asked: unknown[] = [];
  const messages = (part: string, params?: Record<string, string | number>) => {
    asked.push(params?.count);
    return part;
  };
  const { user } = renderWidget('number', { value: 1, options: { suffix: 'unit' }, messages });
  expect(asked.at(-1)).toBe(1);
  await user.type(input(), '2');
  expect(asked.at(-1)).toBe(12);
});

it('slider moves by keyboard within its limits, and takes a typed number beside it', async () => {
  const { user, given } = renderWidget('slider', { value: 5, schema: { type: 'integer', minimum: 0, maximum: 6 } });
  await user.tab();
  expect(screen.getByRole('slider', { name: 'Field' })).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(given.value).toBe(6);
  await user.clear(input());
  await user.type(input(), '60');
  expect(given.value).toBe(60);
});
