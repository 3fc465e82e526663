// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import dayjs from 'dayjs';
import { afterEach, describe, expect, it } from 'vitest';
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

describe('a local time that summer time skips', () => {
  const zone = process.env['TZ'];
  afterEach(() => {
    process.env['TZ'] = zone;
  });

  it.each([
    ['Europe/Berlin', '2027-03-28 02:30:00', '2027-03-28T01:30:00.000Z', '2027-03-28 03:30:00'],
    ['America/New_York', '2027-03-14 02:00:00', '2027-03-14T07:00:00.000Z', '2027-03-14 03:00:00'],
    ['Australia/Lord_Howe', '2027-10-03 02:10:00', '2027-10-02T15:40:00.000Z', '2027-10-03 02:40:00'],
  ])('in %s is replaced by the moment after it, and the input says so', async (timeZone, typed, stored, shown) => {
    process.env['TZ'] = timeZone;
    for (const end of ['{Enter}', '{Tab}{Tab}']) {
      const { user, given } = renderWidget('date-time');
      const input = await screen.findByRole('textbox', { name: 'Field' });
      await user.click(input);
      await user.keyboard(`${typed}${end}`);
      expect(given.value).toBe(stored);
      await waitFor(() => expect(input).toHaveValue(shown));
      expect(screen.getByRole('status')).toHaveTextContent(`${typed} does not exist in your time zone`);
      expect(screen.getByRole('status')).toHaveTextContent(`${shown} is set instead`);
      cleanup();
    }
  });

  it.each(['2027-02-30 02:30:00', '2027-03-28 25:00:00', '2027-03-28'])('is not %s', async (typed) => {
    process.env['TZ'] = 'Europe/Berlin';
    const { user, given } = renderWidget('date-time');
    await user.click(await screen.findByRole('textbox', { name: 'Field' }));
    await user.keyboard(`${typed}{Enter}{Tab}`);
    expect(given.times).toBe(0);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
