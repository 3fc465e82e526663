// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { error } from '@signalbox/console-kit/testing';
import { aBackup, fakeBackups } from '../testing/fake-backups';
import { renderBackups } from '../testing/render-backups';

it('lists backups with content, size, protection and the result of the last verification', async () => {
  const verified = { time: '2026-05-07T00:00:00.000Z', isWhole: false, reason: 'a.txt' };
  renderBackups({ platform: fakeBackups([aBackup({ size: 2048, isProtected: true, verified, origin: 'upload' })]) });
  const row = await screen.findByRole('row', { name: /Nightly/ });
  for (const text of ['Project files, Project data', '2 GB', 'Protected', 'Uploaded', 'Damaged'])
    expect(within(row).getByText(text)).toBeInTheDocument();
  expect(within(row).getByTitle('Technical detail: a.txt')).toBeInTheDocument();
});

it('requests the page of ended restores that the URL names', async () => {
  const { platform } = renderBackups({ path: '?show=reduction&content=html&page=2&size=30' });
  await waitFor(() => expect(platform.called('GET', 'core/backup')).toBeDefined());
  expect(platform.called('GET', 'core/backup')?.query).toMatchObject({
    filter: { type: 'import', status: { $in: ['succeed', 'fail'] }, 'item.html': true },
    skip: 30,
    limit: 30,
    sort: { createTime: -1 },
    withCount: true,
  });
});

it('lists restores with their creator, counts and the reason of a rollback', async () => {
  const noCounts = { added: 0, changed: 0, same: 0, skipped: 0, deleted: 0 };
  const counts = [
    { name: 'rule', counts: { ...noCounts, added: 2, changed: 1 } },
    { name: 'fileServer', counts: { ...noCounts, added: 3, deleted: 4 } },
  ];
  const reason = { reason: 'recordsMissing', module: 'flow', expected: 3 };
  renderBackups({
    path: '?show=reduction',
    platform: fakeBackups([
      aBackup({ id: 'r1', name: 'Whole', file: 'Whole.zip', status: 'succeed', counts, creator: 'ada' }),
      aBackup({ id: 'r2', name: 'Broken', status: 'fail', message: '还原后平台状态异常', reason }),
      aBackup({ id: 'r3', name: 'Rejected', status: 'fail', message: 'The archive is damaged' }),
    ]),
  });
  const whole = await screen.findByRole('row', { name: /Whole/ });
  for (const text of ['Whole.zip', 'ada', 'Restored', '5 added, 1 changed, 4 deleted'])
    expect(within(whole).getByText(text)).toBeInTheDocument();
  const rowOf = (name: RegExp) => within(screen.getByRole('row', { name }));
  expect(rowOf(/Broken/).getByText('Failed')).toBeInTheDocument();
  expect(
    rowOf(/Broken/).getByText(
      /“Flows” has no records, although 3 were expected.*rolled back to its state before the restore/,
    ),
  ).toBeVisible();
  expect(rowOf(/Rejected/).getByText('The archive is damaged')).toBeVisible();
});

it('lists the content that a restore skipped, and counts the rest', async () => {
  const counts = { added: 2, changed: 0, same: 0, skipped: 0, deleted: 0 };
  const error = { code: 100_010_001, message: 'The file holds something else.', detail: '', field: 'file' };
  const invalid = { count: 1_021, shown: [{ id: 'docs/page.html', error }] };
  const restored = { id: 'r1', name: 'Whole', status: 'succeed' as const };
  const { user } = renderBackups({
    path: '?show=reduction',
    platform: fakeBackups([aBackup({ ...restored, counts: [{ name: 'fileServer', counts, invalid }] })]),
  });
  const row = within(await screen.findByRole('row', { name: /Whole/ }));
  expect(row.getByText('docs/page.html')).not.toBeVisible();
  await user.click(row.getByText('This content is not valid here and is left out'));
  expect(row.getByText('docs/page.html')).toBeVisible();
  expect(row.getByText(/: 1,021 left out/)).toBeVisible();
  expect(row.getByText('and 1,020 more')).toBeVisible();
});

it('shows hidden columns below the name on a narrow screen', async () => {
  const verified = { time: '2026-05-07T00:00:00.000Z', isWhole: true };
  renderBackups({ platform: fakeBackups([aBackup({ verified })]), width: 390 });
  const row = await screen.findByRole('row', { name: /Nightly/ });
  for (const text of ['Project files, Project data', 'Last verified', 'Intact'])
    expect(within(row).getByText(text)).toBeInTheDocument();
});

it('shows the time of verification on a medium screen too, and only once on a wide one', async () => {
  for (const width of [800, 1600]) {
    const { unmount } = renderBackups({ platform: fakeBackups([aBackup()]), width });
    const row = await screen.findByRole('row', { name: /Nightly/ });
    expect(within(row).getAllByText('Never')).toHaveLength(1);
    unmount();
  }
});

it('shows file and creator below the name of a restore on a narrow screen', async () => {
  const restore = aBackup({ name: 'Whole', file: 'Whole.zip', creator: 'ada' });
  renderBackups({ path: '?show=reduction', platform: fakeBackups([restore]), width: 390 });
  const row = await screen.findByRole('row', { name: /Whole/ });
  for (const text of ['Restore file', 'Whole.zip', 'Restored by', 'ada'])
    expect(within(row).getByText(text)).toBeInTheDocument();
});

it('stores the toggle and the filter in the URL', async () => {
  const { user, router } = renderBackups();
  await user.click(await screen.findByText('Restore', { selector: '.ant-segmented-item-label' }));
  await user.click(screen.getByRole('combobox', { name: 'Filter by content' }));
  await user.click(await screen.findByText('Front-end package', { selector: '.ant-select-item-option-content' }));
  expect(router.state.location.search).toBe('?show=reduction&content=html');
  expect(await screen.findByRole('columnheader', { name: 'Restore file' })).toBeInTheDocument();
});

it('explains what to do when the list is empty', async () => {
  renderBackups({ platform: fakeBackups([]) });
  expect(await screen.findByText('There are no backups yet. Make one with “One-click backup”.')).toBeVisible();
});

it('shows loading and errors of the list, and retries', async () => {
  const platform = fakeBackups();
  platform.answer('GET core/backup', error('Disk asleep', 'sda'));
  const { user } = renderBackups({ platform });
  expect(screen.getByRole('status', { name: 'Loading the list' })).toBeInTheDocument();
  expect(await screen.findByText('Disk asleep (technical detail: sda)')).toBeVisible();
  platform.answer('GET core/backup', { body: [aBackup()] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('row', { name: /Nightly/ })).toBeInTheDocument();
});

it('shows each control only with its permission', async () => {
  renderBackups({ user: { permissions: ['backup.view'] } });
  await screen.findByRole('row', { name: /Nightly/ });
  for (const name of ['One-click backup', 'Upload a backup', 'Restore: Nightly', 'Download: Nightly'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'More actions for Nightly' })).toBeInTheDocument();
});

it('deletes after a confirmation, and protects without one', async () => {
  const { user, platform } = renderBackups();
  const more = await screen.findByRole('button', { name: 'More actions for Nightly' });
  await user.click(more);
  await user.click(await screen.findByRole('menuitem', { name: 'Protect' }));
  await waitFor(() => expect(platform.called('PATCH', 'core/backup/b1')?.body).toEqual({ isProtected: true }));
  await user.click(more);
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = await screen.findByRole('dialog');
  expect(platform.called('DELETE', 'core/backup/b1')).toBeUndefined();
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(platform.called('DELETE', 'core/backup/b1')).toBeDefined());
});

it('does not offer to delete a protected backup', async () => {
  const { user } = renderBackups({ platform: fakeBackups([aBackup({ isProtected: true })]) });
  await user.click(await screen.findByRole('button', { name: 'More actions for Nightly' }));
  expect(await screen.findByRole('menuitem', { name: 'Remove protection' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument();
});
