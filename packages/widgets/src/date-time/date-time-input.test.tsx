// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import dayjs from 'dayjs';
import { expect, it } from 'vitest';
import { renderWidget } from '../testing/render-widget';
import { yearsOffered } from './years-offered';

const written = '2027-03-04 05:06:07';

it("shows the stored time in the user's time zone", async () => {
  renderWidget('date-time', { value: dayjs(written).toISOString() });
  expect(await screen.findByRole('textbox', { name: 'Field' })).toHaveValue(written);
});

it('stores the typed time as an ISO string', async () => {
  const { user, given } = renderWidget('date-time');
  await user.click(await screen.findByRole('textbox', { name: 'Field' }));
  await user.keyboard(`${written}{Enter}`);
  expect(given.value).toBe(dayjs(written).toISOString());
});

it('shows an invalid time as empty', async () => {
  renderWidget('date-time', { value: 'yesterday' });
  expect(await screen.findByRole('textbox', { name: 'Field' })).toHaveValue('');
});

it('shows and stores a day without a time zone', async () => {
  const { user, given } = renderWidget('date', { value: '2027-03-04' });
  const input = await screen.findByRole('textbox', { name: 'Field' });
  expect(input).toHaveValue('2027-03-04');
  await user.clear(input);
  await user.type(input, '2027-03-05{Enter}');
  expect(given.value).toBe('2027-03-05');
});

it.each<[string, number[], (year: number) => [number, number]]>([
  ['two years', [2030, 2027], () => [2027, 2030]],
  ['years from this one', [-2, 0], (year) => [year - 2, year]],
])('offers the days of %s', (_, yearsRange, expected) => {
  const { minDate, maxDate } = yearsOffered({ yearsRange });
  expect([minDate?.format('MM-DD'), maxDate?.format('MM-DD')]).toEqual(['01-01', '12-31']);
  expect([minDate?.year(), maxDate?.year()]).toEqual(expected(new Date().getFullYear()));
});

it('shows a stored day outside of the years that it offers', async () => {
  const { user, given } = renderWidget('date', { value: '2027-03-04', options: { yearsRange: [1980, 2000] } });
  const input = await screen.findByRole('textbox', { name: 'Field' });
  expect(input).toHaveValue('2027-03-04');
  await user.clear(input);
  await user.type(input, '1999-03-05{Enter}');
  expect(given.value).toBe('1999-03-05');
});

it('shows and stores the seconds of a time, and keeps its zone', async () => {
  const { user, given } = renderWidget('time', { value: '06:30:15+02:00', schema: { type: 'string', format: 'time' } });
  const input = await screen.findByRole('textbox', { name: 'Field' });
  expect(input).toHaveValue('06:30:15');
  await user.clear(input);
  await user.type(input, '18:05:09{Enter}');
  expect(given.value).toBe('18:05:09+02:00');
});

it('shows and stores a time of day without a time zone', async () => {
  const { user, given } = renderWidget('time', { value: '06:30' });
  const input = await screen.findByRole('textbox', { name: 'Field' });
  expect(input).toHaveValue('06:30');
  await user.clear(input);
  await user.type(input, '18:05{Enter}');
  expect(given.value).toBe('18:05');
});
