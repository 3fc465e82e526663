// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { chooseCycle, openCycles } from './testing/open-cycles';

it('lists the cycles with their rhythm, their last outcome and the reply of the FTP server', async () => {
  const { rows } = await openCycles();
  expect(rows()[0]).toHaveTextContent('Every day');
  expect(rows()[0]).toHaveTextContent('Succeeded');
  expect(rows()[0]).toHaveTextContent(
    'Not sent: the FTP server rejected the request. Technical detail: 530 Login incorrect',
  );
  expect(rows()[1]).toHaveTextContent('Every 7 days');
  expect(rows()[1]).toHaveTextContent('Disabled');
  expect(screen.getByText('Add a cycle, or choose one from the list.')).toBeVisible();
});

it('finds cycles by name', async () => {
  const { user, rows } = await openCycles();
  await user.type(screen.getByRole('searchbox', { name: 'Search cycles' }), 'wEEk');
  expect(rows().map((row) => row.textContent)).toEqual([expect.stringContaining('Weekly')]);
  await user.type(screen.getByRole('searchbox', { name: 'Search cycles' }), 'x');
  expect(screen.getByText('No cycle has such a name.')).toBeVisible();
});

it('asks before it disables a cycle', async () => {
  const { user, platform } = await openCycles();
  await user.click(screen.getByRole('switch', { name: 'Enabled: Nightly' }));
  expect(platform.called('PATCH', 'core/backupCycle/c1')).toBeUndefined();
  await user.click(await screen.findByRole('button', { name: 'Disable' }));
  await waitFor(() =>
    expect(platform.called('PATCH', 'core/backupCycle/c1')?.body).toEqual({ id: 'c1', disable: true }),
  );
});

it('offers only permitted actions', async () => {
  const page = await openCycles(['backup.view', 'backupCycle.view']);
  await chooseCycle(page, 'Nightly');
  for (const name of ['Add', 'Save', 'Delete the cycle']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByRole('switch', { name: 'Enabled: Nightly' })).toBeDisabled();
  expect(screen.getByRole('textbox', { name: /Cycle name/ })).toBeDisabled();
});
