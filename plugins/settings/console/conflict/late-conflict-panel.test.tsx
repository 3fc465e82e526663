// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { memoryPlatform } from '../testing/memory-platform';
import { renderConsole } from '../testing/render-console';

vi.mock('./conflict-panel', () => {
  throw new Error('The network is down.');
});

it('offers the choice without the values if the panel cannot be loaded', async () => {
  const platform = memoryPlatform({ settings: { name: 'Signalbox', copyright: 'old' } });
  const { user } = renderConsole({ paths: ['/app/settings'], platform });
  await user.clear(await screen.findByLabelText('Copyright'));
  await user.type(screen.getByLabelText('Copyright'), 'mine');
  platform.saveElsewhere({ copyright: 'theirs' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const panel = await screen.findByRole('alert');
  expect(panel).toHaveTextContent('Someone else saved these settings first');
  expect(screen.getByLabelText('Copyright')).toHaveValue('mine');
  await user.click(within(panel).getByRole('button', { name: 'Save my values' }));
  expect(await screen.findByText('System settings saved')).toBeVisible();
  expect(platform.settings).toMatchObject({ copyright: 'mine' });
});
