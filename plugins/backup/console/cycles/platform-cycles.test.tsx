// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DatabasePage } from '../page/database-page';
import { TimeSeriesPage } from '../page/time-series-page';
import { fakeBackups } from '../testing/fake-backups';
import { renderBackups } from '../testing/render-backups';
import type { ShownCycle } from './cycle';
import './cycles-dialog';

const weekly: ShownCycle = {
  id: 'c1',
  name: 'Weekly',
  fileName: 'Whole',
  cycle: { count: 7, unit: 'd' },
  parts: { settings: true },
  disable: false,
};
const validated = {
  keep: [],
  delete: [{ id: 'b1', name: 'Whole old', createTime: '2026-05-06T07:08:09.000Z', size: 3 }],
};

async function opened({
  kind = 'dbBackup',
  cycles = [weekly],
  permissions,
}: { kind?: 'dbBackup' | 'tsdbBackup'; cycles?: ShownCycle[]; permissions?: string[] } = {}) {
  const platform = fakeBackups();
  const path = `core/${kind}Cycle`;
  platform.answer(`GET core/${kind}`, { body: [] });
  platform.answer(`GET core/${kind}/getSizeAndTime`, { status: 500 });
  platform.answer(`GET ${path}`, { body: cycles });
  platform.answer(`POST ${path}`, { body: { InsertedID: 'c2' } });
  platform.answer(`POST ${path}/retentionPreview`, { body: validated });
  for (const verb of ['PATCH', 'DELETE']) platform.answer(`${verb} ${path}/c1`, { body: { status: 'OK' } });
  const page = renderBackups({
    platform,
    page: kind === 'dbBackup' ? <DatabasePage /> : <TimeSeriesPage />,
    ...(permissions ? { user: { isSuper: false, permissions } } : {}),
  });
  await page.user.click(await screen.findByRole('button', { name: 'Periodic backup' }));
  return page;
}

it('adds a cycle of the database with tables and no files', async () => {
  const { user, platform } = await opened();
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  await user.type(await screen.findByRole('textbox', { name: /Cycle name/ }), 'Hourly');
  await user.type(screen.getByRole('textbox', { name: /Backup file name/ }), 'All');
  expect(screen.queryByRole('checkbox', { name: /Project files/ })).not.toBeInTheDocument();
  expect(screen.queryByText('Leave out media directories')).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /Time-series records/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(platform.called('POST', 'core/dbBackupCycle')).toBeDefined());
  expect(platform.called('POST', 'core/dbBackupCycle')?.body).toEqual({
    name: 'Hourly',
    fileName: 'All',
    cycle: { count: 1, unit: 'd' },
    at: '02:30',
    timeZone: expect.any(String),
    parts: { document: true, settings: true },
    retention: { kind: 'all' },
    isOffsite: false,
    disable: false,
  });
});

it('offers a cycle of the time series nothing but time series, even when the sizes are unknown', async () => {
  const { user, platform } = await opened({ kind: 'tsdbBackup' });
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  await user.type(await screen.findByRole('textbox', { name: /Cycle name/ }), 'Hourly');
  await user.type(screen.getByRole('textbox', { name: /Backup file name/ }), 'Series');
  expect(screen.getByRole('checkbox', { name: /Time-series records/ })).toBeChecked();
  expect(screen.queryByRole('checkbox', { name: /Documents/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(platform.called('POST', 'core/tsdbBackupCycle')?.body).toMatchObject({ parts: { timeseries_record: true } }),
  );
});

it('edits, previews and deletes a cycle of its own kind', async () => {
  const { user, platform } = await opened();
  await user.click(await screen.findByRole('switch', { name: 'Enabled: Weekly' }));
  await user.click(await screen.findByRole('button', { name: 'Disable' }));
  await waitFor(() =>
    expect(platform.called('PATCH', 'core/dbBackupCycle/c1')?.body).toEqual({ id: 'c1', disable: true }),
  );
  await user.click(screen.getByRole('button', { name: 'Weekly' }));
  await user.click(await screen.findByRole('radio', { name: 'The latest ones' }));
  await user.click(screen.getByRole('button', { name: 'Show what would be deleted' }));
  expect(await screen.findByText('1 backup would be deleted now')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(platform.called('PATCH', 'core/dbBackupCycle/c1')?.body).toMatchObject({
      parts: { settings: true },
      retention: { kind: 'count' },
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Delete the cycle' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(platform.called('DELETE', 'core/dbBackupCycle/c1')).toBeDefined());
});

it('does not accept the permissions of another kind', async () => {
  const others = ['edit', 'add', 'delete'].flatMap((action) => [`backupCycle.${action}`, `tsdbBackupCycle.${action}`]);
  const { user } = await opened({ permissions: ['dbBackup.view', 'dbBackupCycle.view', ...others] });
  await user.click(await screen.findByRole('button', { name: 'Weekly' }));
  expect(await screen.findByRole('textbox', { name: /Cycle name/ })).toBeDisabled();
  for (const name of ['Add', 'Save', 'Delete the cycle'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});
