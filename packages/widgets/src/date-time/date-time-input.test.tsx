// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import dayjs from 'dayjs';
import { expect, it } from 'vitest';
import { renderWidget } from '../testing/render-widget';

const written = '2027-03-04 05:06:07';

it("shows the stored moment in the reader's time zone", async () => {
  renderWidget('date-time', { value: dayjs(written).toISOString() });
  expect(await screen.findByRole('textbox', { name: 'Field' })).toHaveValue(written);
});

it('stores what is typed as an ISO string', async () => {
  const { user, given } = renderWidget('date-time');
  await user.click(await screen.findByRole('textbox', { name: 'Field' }));
  await user.keyboard(`${written}{Enter}`);
  expect(given.value).toBe(dayjs(written).toISOString());
});

it('draws an unreadable moment as empty', async () => {
  renderWidget('date-time', { value: 'yesterday' });
  expect(await screen.findByRole('textbox', { name: 'Field' })).toHaveValue('');
});
