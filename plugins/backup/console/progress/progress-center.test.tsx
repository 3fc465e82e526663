// @vitest-environment jsdom
import { errorTable } from '@signalbox/api';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { error } from '@signalbox/console-kit/testing';
import { aBackup, fakeBackups } from '../testing/fake-backups';
import { renderBackups } from '../testing/render-backups';

function running(mark = 'backup', options = {}) {
  const platform = fakeBackups();
  platform.answer('GET core/taskmanager', { body: [{ id: 't9', mark, name: 'Nightly', ...options }] });
  return platform;
}

it('loads running tasks with the page, by the labels of backups and restores', async () => {
  const { platform, notify, subscriptions } = renderBackups({ platform: running(undefined, { type: 'backup-data' }) });
  expect(await screen.findByRole('progressbar', { name: 'Backing up Nightly' })).toBeInTheDocument();
  expect(platform.called('GET', 'core/taskmanager')?.query).toMatchObject({
    filter: {
      status: 'ongoing',
      type: { $in: expect.arrayContaining(['backup-data', 'restore-data', 'restore-database']) },
    },
    limit: 15,
    sort: { startTime: -1 },
  });
  expect([...subscriptions].map(({ type, query }) => ({ type, query }))).toContainEqual({
    type: 'historycomputed',
    query: { projectId: 'default', requestid: 't9' },
  });
  notify('t9', { progress: 0.57, status: 'ongoing', phase: 'safety' });
  expect(await screen.findByText('57%')).toBeVisible();
  expect(screen.getByText('Making a safety backup')).toBeVisible();
  expect(screen.getByText('Backing up Nightly: 50 %')).toBeInTheDocument();
  notify('t9', { progress: 0.6, status: 'ongoing', phase: 'offsite' });
  expect(await screen.findByText('Sending a copy to the FTP server')).toBeVisible();
  notify('t9', { progress: 0, status: 'ongoing', phase: 'blocked', message: 'The store cannot be reached' });
  expect(await screen.findByText(/it cannot go on yet/)).toBeVisible();
  expect(screen.getByText('The store cannot be reached')).toBeVisible();
});

it('requests only tasks that the user may see', async () => {
  const { platform } = renderBackups({ user: { isSuper: false, permissions: ['tsdbBackup.view'] } });
  await waitFor(() => expect(platform.called('GET', 'core/taskmanager')).toBeDefined());
  expect(platform.called('GET', 'core/taskmanager')?.query).toMatchObject({
    filter: { type: { $in: ['backup-time-series', 'restore-time-series', 'verify-time-series'] } },
  });
});

describe('a task of another user that starts while the page is open', () => {
  const theirs = { id: 't5', type: 'backup-data', mark: 'backup', name: 'Theirs' };

  it('is shown until it ends without a reload, and refreshes the list', async () => {
    const { platform, startJob, notify } = renderBackups();
    await screen.findByRole('row', { name: /Nightly/ });
    startJob(theirs);
    expect(await screen.findByRole('progressbar', { name: 'Backing up Theirs' })).toBeInTheDocument();
    notify('t5', { progress: 0.25, status: 'ongoing' });
    expect(await screen.findByText('25%')).toBeVisible();
    const lists = () => platform.calls.filter(({ resource }) => resource === 'core/backup').length;
    const before = lists();
    notify('t5', { progress: 1, status: 'finish' });
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    await waitFor(() => expect(lists()).toBeGreaterThan(before));
    // A restored connection may notify it again.
    startJob(theirs);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('is in the list even if it started and ended before the connection opened', async () => {
    const platform = fakeBackups([]);
    const { connect } = renderBackups({ platform });
    await screen.findByText(/There are no backups yet/);
    platform.answer('GET core/backup', { body: [aBackup({ name: 'Theirs' })] });
    connect();
    expect(await screen.findByRole('row', { name: /Theirs/ })).toBeVisible();
  });

  it('is shown once, even if it was loaded before', async () => {
    const { startJob } = renderBackups({ platform: running() });
    await screen.findByRole('progressbar', { name: 'Backing up Nightly' });
    startJob({ ...theirs, id: 't9', name: 'Nightly' });
    expect(screen.getAllByRole('progressbar')).toHaveLength(1);
  });

  it('is ignored if it is of another kind', async () => {
    const { startJob } = renderBackups();
    await screen.findByRole('row', { name: /Nightly/ });
    startJob({ ...theirs, type: 'report-export', mark: 'reportExport' });
    startJob('nonsense');
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });
});

it('refreshes the list and closes when a backup is complete', async () => {
  const { platform, notify } = renderBackups({ platform: running() });
  await screen.findByRole('progressbar');
  const before = platform.calls.filter(({ resource }) => resource === 'core/backup').length;
  notify('t9', { progress: 1 });
  expect(await screen.findAllByText('Backup complete')).not.toEqual([]);
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(platform.calls.filter(({ resource }) => resource === 'core/backup').length).toBeGreaterThan(before);
});

it('stops a task, and shows when it has stopped', async () => {
  const platform = running();
  platform.answer('PATCH core/taskmanager/t9', { body: { status: 'OK' } });
  const { user, notify } = renderBackups({ platform });
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  await waitFor(() =>
    expect(platform.called('PATCH', 'core/taskmanager/t9')?.body).toEqual({ status: 'pause', id: 't9' }),
  );
  notify('t9', { progress: 0.5, status: 'pause' });
  expect(await screen.findAllByText('Stopped')).not.toEqual([]);
});

it.each([
  ['verify', 'backup.view'],
  ['databaseVerify', 'dbBackup.view'],
])('lets only users who may start a task of %s stop it', async (mark, permission) => {
  const own = { isSuper: false, permissions: [permission] };
  renderBackups({ platform: running(mark), user: own });
  expect(await screen.findByRole('button', { name: 'Stop' })).toBeVisible();
  cleanup();
  renderBackups({ platform: running(mark), user: { ...own, permissions: ['backup.export'] } });
  await screen.findByRole('progressbar', { name: 'Verifying Nightly' });
  expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
});

it('shows why a task could not be stopped', async () => {
  const platform = running();
  platform.answer('PATCH core/taskmanager/t9', error('It is past the point of no return'));
  const { user } = renderBackups({ platform });
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('It is past the point of no return')).toBeVisible();
});

it('hides Stop when the task can no longer be stopped', async () => {
  const { notify } = renderBackups({ platform: running('restore') });
  expect(await screen.findByRole('button', { name: 'Stop' })).toBeVisible();
  notify('t9', { progress: 0.7, status: 'ongoing', canPause: false });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument());
});

describe('without progress updates for a while', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());
  const wait = () => act(() => vi.advanceTimersByTimeAsync(10_000));

  it('polls the platform, and shows when it does not know the task', async () => {
    const platform = running();
    const { user } = renderBackups({ platform });
    await screen.findByRole('progressbar', { name: 'Backing up Nightly' });
    platform.answer('GET core/taskmanager/t9', { status: 400, body: { code: errorTable.notFound.code, message: 'x' } });
    await wait();
    expect(await screen.findByRole('alert')).toHaveTextContent('The server does not know this job');
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    const asked = platform.calls.length;
    await wait();
    expect(platform.calls).toHaveLength(asked);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('reads the current state, and keeps listening', async () => {
    const platform = running();
    const { notify } = renderBackups({ platform });
    await screen.findByRole('progressbar', { name: 'Backing up Nightly' });
    await wait();
    expect(await screen.findByText('0%')).toBeVisible();
    platform.answer('GET core/taskmanager/t9', { body: { id: 't9', progress: 0.4, status: 'ongoing', content: '' } });
    await wait();
    expect(await screen.findByText('40%')).toBeVisible();
    notify('t9', { progress: 0.5, status: 'ongoing' });
    expect(await screen.findByText('50%')).toBeVisible();
    platform.answer('GET core/taskmanager/t9', {
      body: { progress: 0.5, status: 'fail', content: 'The disk is full' },
    });
    await wait();
    expect(await screen.findByText('The disk is full')).toBeVisible();
  });
});

it('keeps the error on the screen until it is closed', async () => {
  const { user, notify } = renderBackups({ platform: running() });
  await screen.findByRole('progressbar');
  notify('t9', { progress: 0.3, status: 'fail', message: 'The disk is full' });
  expect(await screen.findByText('The disk is full')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('The disk is full')).not.toBeInTheDocument();
});

it('shows its own message for a rollback with a known reason', async () => {
  const { notify } = renderBackups({ platform: running('restore') });
  await screen.findByRole('progressbar');
  const reason = { reason: 'recordsMissing', module: 'flow', expected: 3 };
  notify('t9', { progress: 0.9, status: 'fail', message: '还原后平台状态异常', reason });
  expect(
    await screen.findByText(
      /health check failed after the restore: “Flows” has no records, although 3 were expected\./,
    ),
  ).toBeVisible();
  const ofDatabase = { ...reason, module: 'timeseries_record' };
  notify('t9', { progress: 0.9, status: 'fail', message: 'x', reason: ofDatabase });
  expect(
    await screen.findByText(
      /health check failed after the restore: “Time-series records of all projects” has no records/,
    ),
  ).toBeVisible();
  notify('t9', { progress: 0.9, status: 'fail', message: 'In words', reason: { reason: 'of another version' } });
  expect(await screen.findByText('In words')).toBeVisible();
});

it('keeps the session after a restore of time series, and refetches everything', async () => {
  const platform = running('timeSeriesRestore');
  const { notify, ended } = renderBackups({ platform });
  await screen.findByRole('progressbar', { name: 'Restoring Nightly' });
  const lists = () => platform.calls.filter(({ resource }) => resource === 'core/backup').length;
  const before = lists();
  notify('t9', { progress: 1, status: 'finish' });
  expect(await screen.findAllByText('Restored')).not.toEqual([]);
  await waitFor(() => expect(lists()).toBeGreaterThan(before));
  expect(ended).toEqual([]);
});

it('ends the session after a restore', async () => {
  const { notify, ended } = renderBackups({ platform: running('restore') });
  await screen.findByRole('progressbar', { name: 'Restoring Nightly' });
  notify('t9', { progress: 1, status: 'finish' });
  await waitFor(() => expect(ended).toEqual(['restored']));
});
