// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidget } from '../testing/render-widget';

const radio = (name: string) => screen.getByRole('radio', { name });
const count = () => screen.getByRole('spinbutton', { name: 'Largest number of users' });

it('reads an empty value as no limit', () => {
  renderWidget('login-limit');
  expect(radio('No limit')).toBeChecked();
  expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
});

it('removes the count with the limit', async () => {
  const { user, given } = renderWidget('login-limit', { value: { type: 'limit', count: 5, key: 'limitCount' } });
  await user.click(radio('No limit'));
  expect(given.value).toEqual({ type: 'noLimit' });
});

it('stores "only one person" as a limit of one', async () => {
  const { user, given } = renderWidget('login-limit', { value: { type: 'noLimit' } });
  await user.click(radio('Only one person'));
  expect(given.value).toEqual({ type: 'limit', count: 1 });
});

it('stores the number that is entered', async () => {
  const { user, given } = renderWidget('login-limit');
  await user.click(radio('Limit user count'));
  expect(given.value).toEqual({ type: 'limit', count: 1, key: 'limitCount' });
  await user.clear(count());
  await user.type(count(), '12');
  expect(given.value).toEqual({ type: 'limit', count: 12, key: 'limitCount' });
});

it('keeps "limit user count" chosen when the number is one', () => {
  renderWidget('login-limit', { value: { type: 'limit', count: 1, key: 'limitCount' } });
  expect(radio('Limit user count')).toBeChecked();
});

it('never goes below one', async () => {
  const { user, given, elsewhere } = renderWidget('login-limit', {
    value: { type: 'limit', count: 5, key: 'limitCount' },
  });
  await user.clear(count());
  await user.type(count(), '0');
  // The field says at once why the form cannot be saved.
  expect(given.how?.isStarted).toBeFalsy();
  await user.click(elsewhere());
  expect(given.value).toEqual({ type: 'limit', count: 1, key: 'limitCount' });
  expect(screen.getByRole('status')).toHaveTextContent('Raised to 1, the smallest number of users');
});

it('restores the previous number when it is empty on blur', async () => {
  const { user, given, elsewhere } = renderWidget('login-limit', {
    value: { type: 'limit', count: 5, key: 'limitCount' },
  });
  await user.clear(count());
  await user.click(elsewhere());
  expect(given.value).toEqual({ type: 'limit', count: 5, key: 'limitCount' });
  expect(count()).toHaveValue('5');
});

it('can be chosen by keyboard', async () => {
  const { user, given } = renderWidget('login-limit');
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(given.value).toEqual({ type: 'limit', count: 1 });
});

it('says at its count that it is invalid, and why', () => {
  const value = { type: 'limit', count: 5, key: 'limitCount' };
  renderWidget('login-limit', { value, isInvalid: true, describedBy: 'reason' });
  expect(count()).toBeInvalid();
  expect(count()).toHaveAttribute('aria-describedby', 'reason');
});
