// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidget } from '../testing/render-widget';

const numbers = { schema: { type: 'array', items: { type: 'number' } } } as const;
const item = (number: number) => screen.getByLabelText(`Field: Item ${number}`);

it('adds a number, which may be repeated, and ignores an empty row', async () => {
  const { user, given } = renderWidget('values', { ...numbers, value: [2.5] });
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(given.times).toBe(0);
  expect(item(2)).toHaveFocus();
  await user.keyboard('2.5');
  expect(given.value).toEqual([2.5, 2.5]);
  await user.clear(item(2));
  expect(given.value).toEqual([2.5]);
});

it('moves and removes items, and is cleared with the last one', async () => {
  const { user, given } = renderWidget('values', { ...numbers, value: [1, 2] });
  await user.click(screen.getByRole('button', { name: 'Move Item 2 up' }));
  expect(given.value).toEqual([2, 1]);
  expect(screen.getByRole('status')).toHaveTextContent('Item 2 is now number 1 of 2');
  await user.click(screen.getByRole('button', { name: 'Remove Item 1' }));
  expect(given.value).toEqual([1]);
  expect(item(1)).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove Item 1' }));
  expect(given.value).toBeUndefined();
  expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
});

it('has a switch for each boolean, off in a new item', async () => {
  const { user, given } = renderWidget('values', {
    schema: { type: 'array', maxItems: 2, items: { type: 'boolean' } },
    value: [true],
  });
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(given.value).toEqual([true, false]);
  expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
  await user.keyboard(' ');
  expect(given.value).toEqual([true, true]);
});

it('marks the invalid item, whose number empty rows do not change', async () => {
  const { user } = renderWidget('values', {
    ...numbers,
    value: [1, 200],
    isInvalid: true,
    errors: [{ at: '/1', sentence: 'Why' }],
  });
  expect(item(1)).not.toHaveAttribute('aria-invalid');
  expect(item(2)).toHaveAttribute('aria-invalid', 'true');
  expect(item(2)).toHaveAccessibleDescription('Why');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.click(screen.getByRole('button', { name: 'Move Item 3 up' }));
  expect(item(2)).not.toHaveAttribute('aria-invalid');
  expect(item(3)).toHaveAttribute('aria-invalid', 'true');
});

it('shows items that are set from outside', () => {
  const { setOutside } = renderWidget('values', { ...numbers, value: [1] });
  act(() => setOutside([7, 8]));
  expect(item(2)).toHaveValue('8');
});

it('cannot be changed while disabled', () => {
  renderWidget('values', { ...numbers, value: [1], disabled: true });
  for (const control of [item(1), ...within(screen.getByRole('group')).getAllByRole('button')])
    expect(control).toBeDisabled();
});
