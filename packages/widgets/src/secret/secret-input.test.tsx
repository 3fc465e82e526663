// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { act } from 'react';
import { expect, it } from 'vitest';
import { renderWidget } from '../testing/render-widget';

const stored = { isSet: true };
const input = () => screen.getByLabelText('Field', { selector: 'input' });

it('shows that a secret is set, without an input and without a value', () => {
  renderWidget('secret', { value: stored });
  expect(screen.getByText('Set')).toBeVisible();
  expect(document.querySelector('input')).toBeNull();
});

it('is an empty masked input while none is stored', async () => {
  const { user, given } = renderWidget('secret');
  expect(input()).toHaveAttribute('type', 'password');
  await user.type(input(), 'k3y');
  expect(given.value).toBe('k3y');
  await user.clear(input());
  expect(given.value).toBeUndefined();
});

it('keeps the lines of a pasted key, and takes a pasted password without the end of its line', async () => {
  const { user, given } = renderWidget('secret');
  const pem = '-----BEGIN PRIVATE KEY-----\nMHc+/A==\n-----END PRIVATE KEY-----\n';
  await user.click(input());
  await user.paste(pem);
  expect(given.value).toBe(pem);
  await user.clear(input());
  await user.paste('k3y\n');
  expect(given.value).toBe('k3y');
});

it('keeps the stored one while a replacement is only started', async () => {
  const { user, given } = renderWidget('secret', { value: stored });
  await user.click(screen.getByRole('button', { name: 'Replace Field' }));
  expect(input()).toHaveFocus();
  expect(given.times).toBe(0);
  await user.type(input(), 'new');
  expect(given.value).toBe('new');
  await user.clear(input());
  expect(given.value).toEqual(stored);
});

it('can undo a replacement', async () => {
  const { user, given } = renderWidget('secret', { value: stored });
  await user.click(screen.getByRole('button', { name: 'Replace Field' }));
  await user.type(input(), 'new');
  await user.click(screen.getByRole('button', { name: 'Keep the stored value' }));
  expect(given.value).toEqual(stored);
  expect(screen.getByText('Set')).toBeVisible();
});

it('can be removed, and the removal undone', async () => {
  const { user, given } = renderWidget('secret', { value: stored });
  await user.click(screen.getByRole('button', { name: 'Remove Field' }));
  expect(given.value).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Keep the stored value' }));
  expect(given.value).toEqual(stored);
});

it('shows the marker again after a replacement was saved', async () => {
  const { user, setOutside } = renderWidget('secret', { value: stored });
  await user.click(screen.getByRole('button', { name: 'Replace Field' }));
  await user.type(input(), 'new');
  act(() => setOutside({ isSet: true }));
  expect(screen.getByText('Set')).toBeVisible();
});

it('is an input with a remove button when the stored secret cannot be kept', async () => {
  const { user, given } = renderWidget('secret', { value: stored, isInvalid: true });
  expect(input()).toHaveAttribute('aria-invalid', 'true');
  expect(given.times).toBe(0);
  await user.type(input(), 'new');
  expect(given.value).toBe('new');
  await user.clear(input());
  expect(given.value).toEqual(stored);
  await user.click(screen.getByRole('button', { name: 'Remove Field' }));
  expect(given.value).toBeUndefined();
});
