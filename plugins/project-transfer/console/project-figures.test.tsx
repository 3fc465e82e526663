// @vitest-environment jsdom
import { error, fakePlatform } from '@signalbox/console-kit/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderTransfers } from './testing/render-transfers';

afterEach(cleanup);

test('shows how much the project contains beside its two buttons, and why it could not', async () => {
  const platform = fakePlatform([['GET core/configDb/figures', error('The database did not answer')]]);
  const { user } = renderTransfers({ platform });
  expect(await screen.findByText(/The database did not answer/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /Export/ })).toBeTruthy();
  const body = [{ title: 'project-transfer::figures.records', value: 1234, unit: 'count' }];
  platform.answer('GET core/configDb/figures', { body });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const shown = await screen.findByText('Records');
  expect(within(shown.parentElement ?? document.body).getByText('1,234')).toBeTruthy();
});
