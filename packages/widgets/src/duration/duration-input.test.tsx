// @vitest-environment jsdom
import { unreadJson } from '@signalbox/schemas/unread-json';
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
  expect(screen.getByRole('status')).toHaveTextContent('Raised to 10 minutes, the shortest time allowed');
});

it('lets the user type 12 although 1 alone is too short', async () => {
  const { user, given, elsewhere } = renderWidget('duration', { value: { count: 20, unit: 'm', time: 1200 }, options });
  await user.clear(count());
  await user.type(count(), '12');
  await user.click(elsewhere());
  expect(given.value).toEqual({ count: 12, unit: 'm', time: 720 });
});

it('raises to ten when the unit becomes minutes, by keyboard alone, once the input is left', async () => {
  const { user, given } = renderWidget('duration', {
    value: { count: 2, unit: 'h', time: 7200 },
    options: { ...options, units: ['h', 'm'] },
  });
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  await screen.findAllByRole('option');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(given.value).toEqual({ count: 2, unit: 'm', time: 120 });
  await user.tab();
  expect(given.value).toEqual({ count: 10, unit: 'm', time: 600 });
});

it('keeps all that is typed, and lowers what is more than a thousand once it is left', async () => {
  const { user, given, elsewhere } = renderWidget('duration', { value: fourteenDays });
  await user.clear(count());
  await user.type(count(), '12345');
  expect(count()).toHaveValue('12345');
  await user.click(elsewhere());
  expect(given.value).toMatchObject({ count: 1000 });
  expect(screen.getByText('Lowered to 1000 days, the longest time allowed')).toBeVisible();
});

it.each([
  ['fr', '587,5', 587.5],
  ['en', '100.5', 100.5],
  ['en', '1,000', 1000],
  ['ar', '٧٫٢٥', 7.25],
])('reads every typed character in %s: %s', async (language, typed, read) => {
  const { user, given } = renderWidget('duration', { language, value: fourteenDays });
  await user.clear(count());
  await user.type(count(), typed);
  expect(count()).toHaveValue(typed);
  expect(given.value).toEqual({ count: read, unit: 'd', time: read * 86_400 });
});

it('leaves a fraction to the validator, which rejects it', async () => {
  const { user, given, elsewhere } = renderWidget('duration', { language: 'fr', value: fourteenDays });
  await user.clear(count());
  await user.type(count(), '587,5');
  await user.click(elsewhere());
  expect(given.value).toMatchObject({ count: 587.5, unit: 'd' });
  expect(count()).toHaveValue('587,5');
});

it.each(['12\n34', '12\r\n345', '1\n000\n'])('joins no pasted lines to another number: %j', async (pasted) => {
  const { user, given } = renderWidget('duration', { value: fourteenDays });
  await user.clear(count());
  await user.paste(pasted);
  const typed = pasted.trim().replace(/\r?\n/, '\t');
  expect(given.value).toEqual({ count: unreadJson(typed), unit: 'd', time: 0 });
});

it('reads a pasted cell that ends with its line', async () => {
  const { user, given } = renderWidget('duration', { value: fourteenDays });
  await user.clear(count());
  await user.paste('12\r\n');
  expect(given.value).toMatchObject({ count: 12 });
});

it('reads a pasted number that is longer than four characters as a whole', async () => {
  const { user, given, elsewhere } = renderWidget('duration', { language: 'fr', value: fourteenDays });
  await user.clear(count());
  await user.paste('1\u00A0000');
  expect(given.value).toMatchObject({ count: 1000 });
  await user.click(elsewhere());
  expect(count()).toHaveValue('1000');
});

it('keeps a count that is no number, with its unit', async () => {
  const { user, given, elsewhere } = renderWidget('duration', { value: fourteenDays });
  await user.clear(count());
  await user.type(count(), '1 2');
  await user.click(elsewhere());
  expect(given.value).toEqual({ count: unreadJson('1 2'), unit: 'd', time: 0 });
  expect(count()).toHaveValue('1 2');
});

it('raises 8 minutes only when the whole input is left, so that the unit can become hours', async () => {
  const { user, given, elsewhere } = renderWidget('duration', {
    value: { count: 20, unit: 'm', time: 1200 },
    options: { ...options, units: ['h', 'm'] },
  });
  await user.clear(count());
  await user.type(count(), '8');
  // The field says at once why the form cannot be saved.
  expect(given.how?.isStarted).toBeFalsy();
  await user.tab();
  expect(count()).toHaveValue('8');
  await user.keyboard('{Enter}');
  await screen.findAllByRole('option');
  await user.keyboard('{ArrowUp}{Enter}');
  await user.click(elsewhere());
  expect(given.value).toEqual({ count: 8, unit: 'h', time: 28_800 });
  expect(screen.getByRole('status')).toHaveTextContent('');
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
