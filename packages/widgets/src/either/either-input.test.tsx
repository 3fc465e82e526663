// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidget } from '../testing/render-widget';
import { asKind, kindOf } from './kinds';

const schema = { type: ['string' as const, 'integer' as const, 'boolean' as const], maxLength: 20 };

it('edits a value by the input of its type, and keeps what another type can say', async () => {
  const { user, given } = renderWidget('either', { schema, value: 8 });
  expect(await screen.findByRole('spinbutton', { name: 'Field' })).toHaveValue('8');
  const kind = screen.getByRole('combobox', { name: 'Kind of value: Field' });
  await user.click(kind);
  await user.click(await screen.findByTitle('Text'));
  expect(given.value).toBe('8');
  await user.type(screen.getByRole('textbox', { name: 'Field' }), 'th');
  expect(given.value).toBe('8th');
});

it('keeps a number that is not whole in the input of whole numbers', async () => {
  const { user, given } = renderWidget('either', { schema, value: 8 });
  await user.type(await screen.findByRole('spinbutton', { name: 'Field' }), '.5');
  expect(given.value).toBe(8.5);
  expect(screen.getByRole('spinbutton', { name: 'Field' })).toHaveValue('8.5');
});

it('starts with the first type, and a switch as off', async () => {
  const { user, given } = renderWidget('either', { schema });
  await user.type(await screen.findByRole('textbox', { name: 'Field' }), '7');
  expect(given.value).toBe('7');
  await user.click(screen.getByRole('combobox', { name: 'Kind of value: Field' }));
  await user.click(await screen.findByTitle('On or off'));
  expect(given.value).toBe(false);
  await user.click(screen.getByRole('switch', { name: 'Field' }));
  expect(given.value).toBe(true);
});

it('returns the last value of a type that another cannot say', async () => {
  const { user, given } = renderWidget('either', { schema });
  const choose = async (title: string) => {
    await user.click(screen.getByRole('combobox', { name: 'Kind of value: Field' }));
    await user.click(await screen.findByTitle(title));
  };
  await user.type(await screen.findByRole('textbox', { name: 'Field' }), 'ab');
  // A form draws the field again, so that the choice knows what was typed.
  expect(given.how?.isShown).toBe(false);
  await choose('On or off');
  await user.click(await screen.findByRole('switch', { name: 'Field' }));
  expect(given.value).toBe(true);
  await choose('Text');
  expect(given.value).toBe('ab');
  expect(await screen.findByRole('textbox', { name: 'Field' })).toHaveValue('ab');
  await choose('On or off');
  expect(given.value).toBe(true);
});

it('converts no text into a number that it is not', () => {
  expect([asKind('12', 'integer'), asKind('1.5', 'integer'), asKind('1.5', 'number'), asKind('x', 'number')]).toEqual([
    12,
    undefined,
    1.5,
    undefined,
  ]);
  expect([kindOf(2, ['string', 'integer']), kindOf(true, ['integer']), kindOf(null, ['string'])]).toEqual([
    'integer',
    undefined,
    undefined,
  ]);
});

it.each(['12345678901234567890', '0.12345678901234567890', '1e400', '0x10'])('does not round the text %s', (text) => {
  expect(asKind(text, 'number')).toBeUndefined();
});
