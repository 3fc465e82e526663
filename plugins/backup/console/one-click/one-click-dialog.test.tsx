// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import './one-click-dialog';
import { error } from '@signalbox/console-kit/testing';
import { fakeBackups } from '../testing/fake-backups';
import { renderBackups } from '../testing/render-backups';

async function opened(platform = fakeBackups([]), language = 'en') {
  const page = renderBackups({ platform, language });
  await page.user.click(await screen.findByRole('button', { name: 'One-click backup' }));
  const dialog = (await screen.findByRole('checkbox', { name: 'All modules' })).closest<HTMLElement>('[role=dialog]')!;
  return {
    ...page,
    dialog,
    start: () => page.user.click(within(dialog).getByRole('button', { name: 'Start the backup' })),
  };
}

it('asks before more than 2 GB are backed up, then starts and shows the progress', async () => {
  const { user, platform, dialog, start, notify } = await opened();
  expect(within(dialog).getByText('2.93 GB')).toBeInTheDocument();
  await start();
  expect(await screen.findByText(/These parts are larger than 2 GB: Project files/)).toBeVisible();
  expect(platform.called('GET', 'core/backup/export')).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Back up anyway' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const query = platform.called('GET', 'core/backup/export')?.query;
  expect(query).toMatchObject({
    item: { fileServer: true, html: true, mongodb: true },
    moduleRules: { user: 0, rule: 0 },
    excludedDirs: [],
  });
  expect(query?.name).toMatch(/^Plant \d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  await screen.findByRole('progressbar');
  notify('t1', { progress: 0.42, status: 'ongoing' });
  expect(await screen.findByText('42%')).toBeVisible();
});

it('requires content and modules, and sends nothing without them', async () => {
  const { user, platform, dialog, start } = await opened();
  await user.click(within(dialog).getByRole('checkbox', { name: 'All modules' }));
  await start();
  expect(await within(dialog).findByText('Data content required')).toBeVisible();
  for (const name of ['Project files', /Front-end package/, /Project data/])
    await user.click(within(dialog).getByRole('checkbox', { name }));
  await start();
  expect(await within(dialog).findByText('Backup content cannot be empty')).toBeVisible();
  expect(within(dialog).queryByRole('checkbox', { name: 'All modules' })).not.toBeInTheDocument();
  expect(platform.called('GET', 'core/backup/export')).toBeUndefined();
});

it('stays open and shows the error of the platform', async () => {
  const platform = fakeBackups([]);
  platform.answer('GET core/backup/export', error('Another job runs', 'Nightly'));
  const { user, dialog, start } = await opened(platform);
  await user.click(within(dialog).getByRole('checkbox', { name: 'Project files' }));
  await start();
  expect(await within(dialog).findByText('Another job runs (technical detail: Nightly)')).toBeVisible();
});

it('shows the expected duration of the selection if it was measured', async () => {
  const platform = fakeBackups([]);
  platform.answer('GET core/backup/getSizeAndTime', {
    body: [
      { name: 'fileServer', size: 9, time: 170 },
      { name: 'mongodb', size: 1, time: 5 },
      { name: 'rule', group: 'mongodb', size: 1, time: 5 },
    ],
  });
  const { user, dialog } = await opened(platform);
  expect(await within(dialog).findByText('It is expected to take about 3 min.')).toBeVisible();
  await user.click(within(dialog).getByRole('checkbox', { name: 'Project files' }));
  expect(await within(dialog).findByText('It is expected to take less than a minute.')).toBeVisible();
});

it('formats the minutes in the locale of the user', async () => {
  const platform = fakeBackups([]);
  platform.answer('GET core/backup/getSizeAndTime', { body: [{ name: 'fileServer', size: 9, time: 90_000 }] });
  const { dialog } = await opened(platform, 'de');
  expect(await within(dialog).findByText('It is expected to take about 1.500 min.')).toBeVisible();
});

it('does not repeat a detail that the message of the platform contains', async () => {
  const platform = fakeBackups([]);
  platform.answer('GET core/backup/export', error('Nightly runs: wait until it has ended', 'Nightly'));
  const { user, dialog, start } = await opened(platform);
  await user.click(within(dialog).getByRole('checkbox', { name: 'Project files' }));
  await start();
  expect(await within(dialog).findByText('Nightly runs: wait until it has ended')).toBeVisible();
});

it('can be used without sizes', async () => {
  const platform = fakeBackups([]);
  platform.answer('GET core/backup/getSizeAndTime', error('Disk asleep'));
  const { dialog } = await opened(platform);
  expect(within(dialog).getByText('The sizes could not be calculated')).toBeVisible();
  expect(within(dialog).getByText('Disk asleep')).toBeVisible();
});
