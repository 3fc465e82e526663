// @vitest-environment jsdom
import { error, fakePlatform } from '@signalbox/console-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPlatform, openDialog, pick, sentForm } from '../testing/open-dialog';
import { renderTransfers } from '../testing/render-transfers';

it('shows an import that started before the page was loaded, and stops it with the permission of its page', async () => {
  const task = { id: 't9', mark: 'configImport', type: 'config-import', name: 'north.tar.gz' };
  const platform = fakePlatform([['GET core/taskmanager', { body: [task] }]]);
  platform.answer('PATCH core/taskmanager/t9', { body: { status: 'OK' } });
  const { user, notify, toasts } = renderTransfers({ platform, page: <p>Some page</p> });
  expect(await screen.findByRole('progressbar', { name: 'Importing north.tar.gz' })).toBeInTheDocument();
  expect(platform.called('GET', 'core/taskmanager')?.query).toMatchObject({
    filter: { type: { $in: ['config-export', 'config-import'] } },
  });
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(platform.called('PATCH', 'core/taskmanager/t9')?.body).toEqual({ status: 'pause', id: 't9' });
  notify('t9', { progress: 1, status: 'finish' });
  await waitFor(() => expect(toasts).toEqual(['Import succeeded']));
});

it('shows an import of this window only in its dialog', async () => {
  const platform = aPlatform();
  platform.answer('POST core/configDb/upload', new Promise(() => undefined));
  const { press, startJob, notify } = await openDialog('Import project', { platform });
  pick();
  await screen.findByText('north-project.tar.gz');
  await press('See what would change');
  await screen.findByLabelText(/part by part/);
  await press('Import');
  await waitFor(() => expect(platform.called('POST', 'core/configDb/upload')).toBeDefined());
  const { id } = sentForm(platform, 'upload') as { id: string };
  startJob({ id, mark: 'configImport', type: 'config-import', name: 'north-project.tar.gz' });
  startJob({ id: 't8', mark: 'configImport', type: 'config-import', name: 'theirs.tar.gz' });
  notify(id, { progress: 0.2, status: 'ongoing' });
  expect(await screen.findByText('Importing theirs.tar.gz')).toBeInTheDocument();
  expect(screen.queryByText('Importing north-project.tar.gz')).toBeNull();
  expect(screen.getByText('20%')).toBeVisible();
});

it('offers to stop an import until it commits, and shows why it cannot be stopped', async () => {
  const platform = aPlatform();
  platform.answer('POST core/configDb/upload', new Promise(() => undefined));
  const { user, press, notify } = await openDialog('Import project', { platform });
  pick();
  await screen.findByText('north-project.tar.gz');
  await press('See what would change');
  await screen.findByLabelText(/part by part/);
  await press('Import');
  await waitFor(() => expect(platform.called('POST', 'core/configDb/upload')).toBeDefined());
  const { id } = sentForm(platform, 'upload') as { id: string };
  notify(id, { progress: 0.2, status: 'ongoing' });
  platform.answer(`PATCH core/taskmanager/${id}`, error('The task can no longer be stopped'));
  await user.click(await screen.findByText('Stop'));
  expect(await screen.findByText('The task can no longer be stopped')).toBeVisible();
  notify(id, { progress: 0.8, status: 'ongoing', canPause: false });
  await waitFor(() => expect(screen.queryByText('Stop')).toBeNull());
});
