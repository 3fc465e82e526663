// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TimeSeriesPage } from '../page/time-series-page';
import { error } from '@signalbox/console-kit/testing';
import { aBackup, fakeBackups } from '../testing/fake-backups';
import { renderBackups } from '../testing/render-backups';

const left = { id: 'r1', name: 'Nightly', mayGiveUp: true };
const action = 'Abandon the files of this restore';

function platformWith(pending: object[], path = 'core/backup') {
  const platform = fakeBackups([]);
  platform.answer(`GET ${path}`, { body: [] });
  platform.answer(`GET ${path}/unfinished`, { body: pending });
  platform.answer(`POST ${path}/r1/giveUp`, { body: { status: 'OK' } });
  return platform;
}

it('shows a restore that needs recovery, and abandons its files after a confirmation that explains the effect', async () => {
  const { user, platform } = renderBackups({ platform: platformWith([left]) });
  expect(await screen.findByText('The restore of “Nightly” is not finished')).toBeVisible();
  await user.click(screen.getByRole('button', { name: action }));
  const question = await screen.findByRole('dialog');
  for (const text of [
    /The data stays as it is now/,
    /files of the restore stay as they are/,
    /No health check runs/,
    /All users must log in again/,
  ])
    expect(within(question).getByText(text)).toBeVisible();
  expect(platform.called('POST', 'core/backup/r1/giveUp')).toBeUndefined();
  await user.click(within(question).getByRole('button', { name: 'Abandon the files' }));
  await waitFor(() => expect(platform.called('POST', 'core/backup/r1/giveUp')).toBeDefined());
  expect(await screen.findByText('The files were abandoned. Other jobs can run again')).toBeVisible();
});

it('abandons nothing when the user cancels', async () => {
  const { user, platform } = renderBackups({ platform: platformWith([left]) });
  await user.click(await screen.findByRole('button', { name: action }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(platform.called('POST', 'core/backup/r1/giveUp')).toBeUndefined();
});

it('offers it only with the permission, although every user sees the alert', async () => {
  renderBackups({ platform: platformWith([{ ...left, mayGiveUp: false }]) });
  expect(await screen.findByText('The restore of “Nightly” is not finished')).toBeVisible();
  expect(screen.queryByRole('button', { name: action })).not.toBeInTheDocument();
});

it('ends no session for time series, and hides the alert when nothing is pending', async () => {
  const platform = platformWith([left], 'core/tsdbBackup');
  platform.answer('POST core/tsdbBackup/r1/giveUp', () => {
    platform.answer('GET core/tsdbBackup/unfinished', { body: [] });
    return { body: { status: 'OK' } };
  });
  const { user } = renderBackups({ platform, page: <TimeSeriesPage /> });
  await user.click(await screen.findByRole('button', { name: action }));
  const question = await screen.findByRole('dialog');
  expect(within(question).queryByText(/log in again/)).not.toBeInTheDocument();
  await user.click(within(question).getByRole('button', { name: 'Abandon the files' }));
  await waitFor(() => expect(screen.queryByText(/is not finished/)).not.toBeInTheDocument());
});

it('shows why the platform rejected it', async () => {
  const platform = platformWith([left]);
  platform.answer('POST core/backup/r1/giveUp', error('This server has its files'));
  const { user } = renderBackups({ platform });
  await user.click(await screen.findByRole('button', { name: action }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Abandon the files' }));
  expect(await screen.findByText('This server has its files')).toBeVisible();
});

it('shows the outcome in the list of restores', async () => {
  const reason = { reason: 'filesGivenUp' };
  const restore = aBackup({ name: 'Broken', status: 'fail', message: '已放弃此次还原的文件', reason });
  renderBackups({ path: '?show=reduction', platform: fakeBackups([restore]) });
  const row = await screen.findByRole('row', { name: /Broken/ });
  expect(within(row).getByText(/^The files of this restore were abandoned. The restored data remains/)).toBeVisible();
});
