import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakePlatform } from '../../testing/fake-platform';
import { closeConsole, renderConsole } from '../../testing/render-console';

afterEach(closeConsole);

test('shows the day of a license that ends at midnight, when its remaining seconds end just before', async () => {
  const platform = fakePlatform();
  const end = new Date(2036, 0, 1).getTime();
  const remainingTime = Math.round((end - 20_000 - Date.now()) / 1000);
  platform.answer('GET core/license', { body: { remainingTime, feature: ['dashboard'] } });
  renderConsole({ platform, path: '/app/dashboard', token: 'Bearer one' });
  expect(await screen.findByText('Valid until January 1, 2036')).toBeTruthy();
});
