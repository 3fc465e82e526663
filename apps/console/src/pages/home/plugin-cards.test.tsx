import { screen, waitFor } from '@testing-library/react';
import { menuEntries } from '@signalbox/schemas';
import { afterEach, expect, test } from 'vitest';
import { plugins } from '../../plugins';
import { fakePlatform } from '../../testing/fake-platform';
import { closeConsole, renderConsole } from '../../testing/render-console';

afterEach(closeConsole);

test('the menu entry of each card exists', () => {
  const named = plugins.flatMap(({ homeCard }) => homeCard?.menu ?? []);
  expect(named.filter((menu) => !menuEntries.some(({ key }) => key === menu))).toEqual([]);
});

const devices = [{ model: 'device', title: 'Devices', property: 'isOnline', online: 3, offline: 1 }];

test.each([
  { feature: ['model', 'dashboard'], isShown: true },
  { feature: ['dashboard'], isShown: false },
])('a license for $feature shows the card of devices: $isShown', async ({ feature, isShown }) => {
  const platform = fakePlatform();
  platform.answer('GET core/license', { body: { remainingTime: 86_400 * 30, feature } });
  platform.answer('GET core/recordOnline', { body: devices });
  renderConsole({ platform, path: '/app/dashboard', token: 'Bearer one' });
  expect(await screen.findByText(/^Valid until/)).toBeInTheDocument();
  const card = { name: 'Device status' };
  if (isShown) expect(await screen.findByRole('region', card)).toBeInTheDocument();
  else await waitFor(() => expect(screen.queryByRole('region', card)).not.toBeInTheDocument());
});
