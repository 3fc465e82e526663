import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakePlatform } from '../../testing/fake-platform';
import { closeConsole, renderConsole } from '../../testing/render-console';

afterEach(closeConsole);

async function home(feature: string[]) {
  const platform = fakePlatform();
  platform.answer('GET core/license', { body: { remainingTime: 86_400, feature } });
  renderConsole({ platform, path: '/app/dashboard', token: 'Bearer one' });
  return within(await screen.findByRole('main'));
}

test('lists the dashboards as links', async () => {
  const main = await home(['dashboard']);
  expect(await main.findByRole('link', { name: 'Water' })).toBeTruthy();
});

test('shows why the license closes dashboards, instead of links that it closes', async () => {
  const main = await home(['backup']);
  expect(await main.findByText(/^The license does not include “Dashboards”/)).toBeTruthy();
  expect(main.queryByRole('link', { name: 'Water' })).toBeNull();
});
