// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidget } from '../testing/render-widget';

const input = () => screen.getByRole('textbox', { name: 'Field' });
const numbers = () => document.querySelector('.sb-code-lines')?.textContent;

it('outputs the typed code and numbers its lines', async () => {
  const { user, given } = renderWidget('code');
  expect(numbers()).toBe('1');
  await user.type(input(), '[[{Enter}1{Enter}]');
  expect(given.value).toBe('[\n1\n]');
  expect(numbers()).toBe('1\n2\n3');
  await user.clear(input());
  expect(given.value).toBeUndefined();
});

it('is left by Tab, which is no part of the code', async () => {
  const { user, given, elsewhere } = renderWidget('code', { value: '{}' });
  await user.click(input());
  await user.tab();
  expect(elsewhere()).toHaveFocus();
  expect(given.times).toBe(0);
});

it('runs from left to right, and does not break its lines', () => {
  renderWidget('code', { value: '{}', isInvalid: true, describedBy: 'note' });
  expect(input().closest('[dir]')).toHaveAttribute('dir', 'ltr');
  expect(input()).toHaveAttribute('wrap', 'off');
  expect(input()).toBeInvalid();
  expect(input()).toHaveAttribute('aria-describedby', 'note');
});

it('cannot be typed into while disabled', async () => {
  const { user, given } = renderWidget('code', { value: '{}', disabled: true });
  await user.type(input(), '1');
  expect(given.times).toBe(0);
});
