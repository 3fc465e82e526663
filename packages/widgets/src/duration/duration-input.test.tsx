// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidget } from '../testing/render-widget';

const fourteenDays = { count: 14, unit: 'd', time: 1_209_600 };
const options = { minSeconds: 600 };
const count = () => screen.getByRole('spinbutton', { name: 'Number' });

it('is a group named by the field, with its number and unit', () => {
  renderWidget('duration', { value: fourteenDays });
  const group = screen.getByRole('group', { name: 'Field' });
  expect(within(group).getByRole('spinbutton')).toHaveValue('14');
  expect(within(group).getByRole('combobox', { name: 'Unit' })).toBeInTheDocument();
});

it('outputs count, unit and seconds', async () => {
  const { user, given } = renderWidget('duration', { value: fourteenDays });
  await user.clear(count());
  await user.type(count(), '3');
  expect(given.value).toEqual({ count: 3, unit: 'd', time: 259_200 });
});

it('raises a login duration under ten minutes to ten', async () => {
  const { user, given, elsewhere } = renderWidget('duration', { value: { count: 20, unit: 'm', time: 1200 }, options });
  await user.clear(count());
  await user.type(count(), '9');
  await user.click(elsewhere());
  expect(given.value).toEqual({ count: 10, unit: 'm', time: 600 });
  expect(count()).toHaveValue('10');
});

it('lets the user type 12 although 1 alone is too short', async () => {
  const { user, given, elsewhere } = renderWidget('duration', { value: { count: 20, unit: 'm', time: 1200 }, options });
  await user.clear(count());
  await user.type(count(), '12');
  await user.click(elsewhere());
  expect(given.value).toEqual({ count: 12, unit: 'm', time: 720 });
});

it('raises to ten when the unit becomes minutes, by keyboard alone', async () => {
  const { user, given } = renderWidget('duration', {
    value: { count: 2, unit: 'h', time: 7200 },
    options: { ...options, units: ['h', 'm'] },
  });
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  await screen.findAllByRole('option');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(given.value).toEqual({ count: 10, unit: 'm', time: 600 });
});

it('accepts at most four characters, no fraction, and no more than a thousand', async () => {
  const { user, given, elsewhere } = renderWidget('duration', { value: fourteenDays });
  await user.clear(count());
  await user.type(count(), '12345');
  expect(count()).toHaveValue('1234');
  await user.click(elsewhere());
  expect(given.value).toMatchObject({ count: 1000 });
  await user.clear(count());
  await user.type(count(), '2.6');
  await user.click(elsewhere());
  expect(given.value).toMatchObject({ count: 3 });
});

it('is cleared with its number and keeps its unit for the next one', async () => {
  const { user, given } = renderWidget('duration', { value: fourteenDays });
  await user.clear(count());
  expect(given.value).toBeUndefined();
  await user.type(count(), '2');
  expect(given.value).toEqual({ count: 2, unit: 'd', time: 172_800 });
});

it('starts with minutes when nothing is chosen', async () => {
  const { user, given } = renderWidget('duration');
  await user.type(count(), '5');
  expect(given.value).toEqual({ count: 5, unit: 'm', time: 300 });
});

it('offers only the configured units', async () => {
  const { user } = renderWidget('duration', {
    value: { count: 1, unit: 'm', time: 60 },
    options: { units: ['d', 'h', 'm'] },
  });
  await user.click(screen.getByRole('combobox', { name: 'Unit' }));
  expect((await screen.findAllByRole('option')).length).toBeGreaterThan(0);
  expect(document.querySelectorAll('.ant-select-item-option')).toHaveLength(3);
});

it('uses the plural form of the unit for the count', async () => {
  const { user } = renderWidget('duration', { value: { count: 1, unit: 'm', time: 60 } });
  expect(screen.getByRole('group', { name: 'Field' })).toHaveTextContent(/minute$/);
  await user.type(count(), '2');
  expect(screen.getByRole('group', { name: 'Field' })).toHaveTextContent(/minutes$/);
});
