// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ShownBackup } from '../backup-record';
import '../one-click/one-click-dialog';
import '../restore/restore-dialog';
import { fakeBackups } from '../testing/fake-backups';
import { renderBackups } from '../testing/render-backups';
import { DatabasePage } from './database-page';
import { TimeSeriesPage } from './time-series-page';
import type { RestorePlan } from '../../shared/restore-plan';

const everything = ['document', 'settings', 'timeseries_record'];
const record: ShownBackup = {
  id: 'd1',
  name: 'Whole',
  item: { mongodb: true },
  modules: everything,
  size: 3,
  createTime: '2026-05-06T07:08:09.000Z',
};
const counts = { added: 1, changed: 2, same: 3, skipped: 0, deleted: 0 };
const plan: RestorePlan = {
  modules: [{ name: 'settings', rule: 0, ...counts }],
  differences: [],
  warnings: [],
};

/** Mocks the routes below `path` for a scope with `modules`. */
function platformOf(path: string, modules: string[]) {
  const platform = fakeBackups([]);
  const sizes = modules.map((name) => ({ name, group: 'mongodb', size: 1 }));
  platform.answer(`GET ${path}`, { body: [{ ...record, modules }] });
  platform.answer(`GET ${path}/getSizeAndTime`, { body: [{ name: 'mongodb', size: 3 }, ...sizes] });
  platform.answer(`GET ${path}/export`, { body: { id: 't1' } });
  platform.answer(`GET ${path}/import`, { body: { id: 't2' } });
  platform.answer(`GET ${path}/d1`, { body: { ...record, modules } });
  platform.answer(`POST ${path}/d1/plan`, { body: plan });
  platform.answer(`DELETE ${path}/d1`, { body: { status: 'OK' } });
  return platform;
}

it('lists database backups with their tables and without a filter, as there is only one kind of content', async () => {
  renderBackups({ platform: platformOf('core/dbBackup', everything), page: <DatabasePage /> });
  expect(await screen.findByRole('heading', { name: 'Database backup' })).toBeVisible();
  const row = await screen.findByRole('row', { name: /Whole/ });
  expect(within(row).getByText(/Documents of all projects, Settings of all projects/)).toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Filter by content' })).not.toBeInTheDocument();
});

it('backs up the chosen tables of the database', async () => {
  const { user, platform, notify } = renderBackups({
    platform: platformOf('core/dbBackup', everything),
    page: <DatabasePage />,
  });
  await user.click(await screen.findByRole('button', { name: 'Back up now' }));
  await user.click(await screen.findByRole('checkbox', { name: /Time-series records/ }));
  await user.click(screen.getByRole('button', { name: 'Start the backup' }));
  await waitFor(() => expect(platform.called('GET', 'core/dbBackup/export')).toBeDefined());
  expect(platform.called('GET', 'core/dbBackup/export')?.query).toMatchObject({
    item: { mongodb: true },
    moduleRules: { document: 0, settings: 0 },
  });
  const notice = await screen.findByRole('article', { name: /^Backing up Plant/ });
  notify('t1', { progress: 0.5, status: 'ongoing' });
  expect(notice).toHaveTextContent('50%');
});

it('shows the plan of a restore, and restores with the chosen rule', async () => {
  const { user, platform, ended, notify } = renderBackups({
    platform: platformOf('core/dbBackup', everything),
    page: <DatabasePage />,
  });
  await user.click(await screen.findByRole('button', { name: 'Restore: Whole' }));
  await user.click(await screen.findByRole('radio', { name: 'Add without overwriting duplicates' }));
  await user.click(screen.getByRole('checkbox', { name: /Documents of all projects/ }));
  await user.click(screen.getByRole('button', { name: 'Show what it does' }));
  const input = { item: { mongodb: true }, moduleRules: { settings: 1, timeseries_record: 1 } };
  await waitFor(() => expect(platform.called('POST', 'core/dbBackup/d1/plan')?.body).toEqual(input));
  expect(await screen.findByRole('row', { name: /^Settings of all projects/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(() =>
    expect(platform.called('GET', 'core/dbBackup/import')?.query).toMatchObject({ id: 'd1', ...input }),
  );
  await screen.findByRole('article', { name: 'Restoring Whole' });
  notify('t2', { progress: 1, status: 'finish' });
  await waitFor(() => expect(ended).toEqual(['restored']));
});

it('offers documents only to super administrators', async () => {
  const permissions = ['dbBackup.view', 'dbBackup.import', 'dbBackup.restore'];
  const { user } = renderBackups({
    platform: platformOf('core/dbBackup', everything),
    page: <DatabasePage />,
    user: { isSuper: false, permissions },
  });
  await user.click(await screen.findByRole('button', { name: 'Restore: Whole' }));
  expect(await screen.findByText(/Only a super administrator can restore them/)).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /Documents of all projects/ })).not.toBeInTheDocument();
});

it('shows each control only with the permission of this kind of backup', async () => {
  renderBackups({
    platform: platformOf('core/tsdbBackup', ['timeseries_record']),
    page: <TimeSeriesPage />,
    user: {
      isSuper: false,
      permissions: ['tsdbBackup.view', 'tsdbBackup.download', 'backup.export', 'backupCycle.view'],
    },
  });
  await screen.findByRole('row', { name: /Whole/ });
  expect(screen.getByRole('button', { name: 'Download: Whole' })).toBeInTheDocument();
  for (const name of ['Back up now', 'Upload a backup', 'Restore: Whole', 'Periodic backup'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

it('backs up time series', async () => {
  const { user, platform } = renderBackups({
    platform: platformOf('core/tsdbBackup', ['timeseries_record']),
    page: <TimeSeriesPage />,
  });
  await user.click(await screen.findByRole('button', { name: 'Back up now' }));
  await user.click(await screen.findByRole('button', { name: 'Start the backup' }));
  await waitFor(() =>
    expect(platform.called('GET', 'core/tsdbBackup/export')?.query).toMatchObject({
      moduleRules: { timeseries_record: 0 },
    }),
  );
});
