// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidget } from '../testing/render-widget';

const oneMinute = { count: 1, unit: 'm', time: 60 };
const count = () => screen.getByRole('spinbutton', { name: 'Failed logins allowed' });

it('starts unlimited with a freeze of one minute', async () => {
  const { user, given } = renderWidget('error-login');
  expect(count()).toHaveValue('');
  expect(screen.getByRole('spinbutton', { name: 'Number' })).toHaveValue('1');
  await user.type(count(), '5');
  expect(given.value).toEqual({ count: 5, duration: oneMinute });
});

it.each(['0', '-3'])('turns a count of %s into empty', async (typed) => {
  const { user, given, elsewhere } = renderWidget('error-login', { value: { count: 5, duration: oneMinute } });
  await user.clear(count());
  await user.type(count(), typed);
  await user.click(elsewhere());
  expect(given.value).toEqual({ duration: oneMinute });
  expect(count()).toHaveValue('');
  expect(screen.getByText('0 or less means unlimited')).toBeVisible();
});

it('offers days, hours and minutes for the freeze', async () => {
  const { user } = renderWidget('error-login');
  await user.click(screen.getByRole('combobox', { name: 'Unit' }));
  await screen.findAllByRole('option');
  const offered = [...document.querySelectorAll('.ant-select-item-option-content')].map((option) => option.textContent);
  expect(offered).toEqual(['day', 'hour', 'minute']);
});

it('keeps the count when the freeze changes', async () => {
  const { user, given } = renderWidget('error-login', { value: { count: 5, duration: oneMinute } });
  const freeze = screen.getByRole('spinbutton', { name: 'Number' });
  await user.clear(freeze);
  await user.type(freeze, '10');
  expect(given.value).toEqual({ count: 5, duration: { count: 10, unit: 'm', time: 600 } });
});

it('says at its count that it is invalid, and why', () => {
  renderWidget('error-login', { value: { count: 5, duration: oneMinute }, isInvalid: true, describedBy: 'reason' });
  expect(count()).toBeInvalid();
  expect(count()).toHaveAttribute('aria-describedby', 'reason');
});
