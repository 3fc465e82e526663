// @vitest-environment jsdom
import { error } from '@signalbox/console-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aPlatform, openDialog } from '../testing/open-dialog';

it('exports the choices with the parts that they add, and lists the excluded secrets', async () => {
  const saved: { url: string; name: string }[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:archive', revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(this: HTMLAnchorElement) {
    saved.push({ url: this.href, name: this.download });
  });
  const { user, form, press, platform, toasts } = await openDialog('Export project');
  expect(form.getAllByRole('checkbox')).toHaveLength(13);
  expect(await form.findByText(/Data sources, 2 records/)).toBeVisible();
  expect(form.getByText('/password')).toBeVisible();
  expect(await form.findByText('2 MB')).toBeVisible();
  const unwanted = ['Catalogues', 'Models', 'Nodes', 'Tables', 'Flows', 'Themes', 'Alarm types', 'Asset types'];
  for (const name of [...unwanted, 'Data dictionary', 'Media files', 'Data sources'])
    await user.click(form.getByText(name));
  await press('Export');
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  expect(platform.called('POST', 'core/configDb/download')?.body).toEqual({
    collections: ['dashboard', 'dashboardDraft', 'report', 'reportCopy'],
    id: expect.stringMatching(/^[0-9a-f]{24}$/),
  });
  expect(saved).toEqual([{ url: 'blob:archive', name: 'project.tar.gz' }]);
  expect(toasts).toEqual(['Exported']);
});

it('requires a password to encrypt an archive, and keeps it out of URLs', async () => {
  const { user, form, press, platform } = await openDialog('Export project');
  await user.click(form.getByRole('switch'));
  await press('Export');
  expect(await form.findByText('Fill the verification code first')).toBeVisible();
  expect(platform.called('POST', 'core/configDb/download')).toBeUndefined();
  await user.type(form.getByLabelText(/^Verification code/), 's3cret-code');
  await press('Export');
  await waitFor(() =>
    expect(platform.called('POST', 'core/configDb/download')).toMatchObject({
      params: {},
      body: { password: 's3cret-code' },
    }),
  );
});

it('stops an export once it runs', async () => {
  const platform = aPlatform();
  let end: (answer: ReturnType<typeof error>) => void = () => undefined;
  platform.answer('POST core/configDb/download', new Promise((resolve) => (end = resolve)));
  const { user, press, notify, subscriptions } = await openDialog('Export project', { platform });
  await press('Export');
  await waitFor(() => expect(platform.called('POST', 'core/configDb/download')).toBeDefined());
  const { id } = platform.called('POST', 'core/configDb/download')!.body as { id: string };
  await waitFor(() => expect([...subscriptions].some(({ query }) => query.requestid === id)).toBe(true));
  expect(screen.queryByText('Stop')).toBeNull();
  notify(id, { progress: 0.2, status: 'ongoing' });
  platform.answer(`PATCH core/taskmanager/${id}`, { body: { status: 'OK' } });
  await user.click(await screen.findByText('Stop'));
  await waitFor(() =>
    expect(platform.called('PATCH', `core/taskmanager/${id}`)?.body).toEqual({ status: 'pause', id }),
  );
  end(error('It was stopped, and nothing has changed'));
  expect(await screen.findByText('It was stopped, and nothing has changed')).toBeVisible();
  expect(screen.queryByText('Stop')).toBeNull();
});

it('stays open and shows why an export failed', async () => {
  const platform = aPlatform();
  platform.answer('POST core/configDb/download', error('Another job is running'));
  const { press } = await openDialog('Export project', { platform });
  await press('Export');
  const message = await screen.findByText('Another job is running');
  expect(message.closest('[role=alert]')).toHaveTextContent('The export failed');
});
