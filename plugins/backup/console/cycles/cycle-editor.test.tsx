// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { error } from '@signalbox/console-kit/testing';
import { chooseCycle, openCycles } from './testing/open-cycles';

it('saves an edited cycle without touching whether it runs', async () => {
  const page = await openCycles();
  const name = await chooseCycle(page, 'Nightly');
  await page.user.type(name, ' 2');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(page.platform.called('PATCH', 'core/backupCycle/c1')).toBeDefined());
  const body = page.platform.called('PATCH', 'core/backupCycle/c1')?.body as object;
  expect(body).toMatchObject({
    name: 'Nightly 2',
    cycle: { count: 1, unit: 'd' },
    retention: { kind: 'count', count: 2 },
  });
  expect(body).not.toHaveProperty('disable');
  expect(body).not.toHaveProperty('lastOutcome');
});

it('adds a cycle, and sends nothing while the form has errors', async () => {
  const { user, platform } = await openCycles();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  const name = await screen.findByRole('textbox', { name: /Cycle name/ });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(platform.called('POST', 'core/backupCycle')).toBeUndefined();
  await user.type(name, 'Hourly');
  await user.type(screen.getByRole('textbox', { name: /Backup file name/ }), 'Plant');
  await user.click(screen.getByRole('checkbox', { name: /Project data/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(platform.called('POST', 'core/backupCycle')).toBeDefined());
  expect(platform.called('POST', 'core/backupCycle')?.body).toMatchObject({
    name: 'Hourly',
    fileName: 'Plant',
    item: { fileServer: true, html: true },
    retention: { kind: 'all' },
    isOffsite: false,
    disable: false,
  });
});

it('shows the error of the platform and keeps the typed values', async () => {
  const page = await openCycles();
  page.platform.answer('PATCH core/backupCycle/c1', error('Name is taken'));
  const name = await chooseCycle(page, 'Nightly');
  await page.user.type(name, '!');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Name is taken')).toBeVisible();
  expect(name).toHaveValue('Nightly!');
});

it('asks before it discards unsaved changes', async () => {
  const page = await openCycles();
  const name = await chooseCycle(page, 'Nightly');
  await page.user.type(name, '!');
  await page.user.click(screen.getByRole('button', { name: 'Weekly' }));
  await page.user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(name).toHaveValue('Nightly!');
  await page.user.click(screen.getByRole('button', { name: 'Weekly' }));
  await page.user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Cycle name/ })).toHaveValue('Weekly'));
});

it('deletes a cycle after asking', async () => {
  const page = await openCycles();
  await chooseCycle(page, 'Weekly');
  await page.user.click(screen.getByRole('button', { name: 'Delete the cycle' }));
  expect(await screen.findByText('The backups that it made stay.')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(page.platform.called('DELETE', 'core/backupCycle/c2')).toBeDefined());
});
