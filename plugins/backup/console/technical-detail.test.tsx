// @vitest-environment jsdom
import { errorTable } from '@signalbox/api';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backupErrors } from '../shared/errors';
import { aBackup, fakeBackups } from './testing/fake-backups';
import { renderBackups } from './testing/render-backups';

const ofPostgres = 'invalid input syntax for type timestamp with time zone';

it.each([
  ['archiveInvalid', 'The archive cannot be used', ofPostgres, `technical detail: ${ofPostgres}`],
  ['forbidden', 'No permission', 'backup.view', 'technical detail: backup.view'],
  ['backupInUse', 'It is in use', 'Nightly', 'Nightly'],
  ['operationOver', 'It has ended', '2026-05-06T12:00:00.000Z', 'May 6, 2026'],
] as const)(
  'shows the message of an error %s, and foreign text only as a technical detail',
  async (name, message, detail, shown) => {
    const platform = fakeBackups();
    const { code } = { ...errorTable, ...backupErrors }[name];
    platform.answer('GET core/backup', { status: 400, body: { code, message, detail, field: '' } });
    renderBackups({ platform });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(`${message} (${shown}`);
  },
);

const reason = { reason: 'checkFailed', cause: `error: ${ofPostgres}` };

it('the progress of a failed task shows the reason without the message of the database', async () => {
  const platform = fakeBackups();
  platform.answer('GET core/taskmanager', { body: [{ id: 't9', mark: 'restore', name: 'Nightly' }] });
  const { notify } = renderBackups({ platform });
  await screen.findByRole('progressbar');
  notify('t9', { progress: 0.9, status: 'fail', message: '还原后平台状态异常', reason });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('failed after the restore: the health check itself failed.');
  expect(alert).not.toHaveTextContent(ofPostgres);
});

it('the list of restores shows the same reason', async () => {
  const restore = aBackup({ name: 'Broken', status: 'fail', message: '还原后平台状态异常', reason });
  renderBackups({ path: '?show=reduction', platform: fakeBackups([restore]) });
  const row = await screen.findByRole('row', { name: /Broken/ });
  expect(
    within(row).getByText(/health check failed after the restore: the health check itself failed\./),
  ).toBeVisible();
  expect(row).not.toHaveTextContent(ofPostgres);
});
