// @vitest-environment jsdom
import { createApiClient, type ApiClient } from '@signalbox/api/client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import './export-dialog';
import './import-dialog';
import { timeText } from '../time-text';
import { fakeBackups, error } from '../testing/fake-backups';
import { FakeRequest, stubRequests } from '../testing/fake-request';
import { renderBackups } from '../testing/render-backups';
import { ProjectTransferPage } from './project-transfer-page';
import type { ImportPlan } from './transfer';

const plan: ImportPlan = {
  parts: [
    { name: 'dashboard', added: 3, changed: 0, same: 1, skipped: 2 },
    { name: 'dashboardDraft', added: 1, changed: 0, same: 0, skipped: 0 },
    { name: 'flow', added: 0, changed: 0, same: 0, skipped: 0 },
  ],
  differences: [{ what: 'project', archived: 'north', running: 'default' }],
  leftOut: [],
  lostSecrets: 2,
};

function aPlatform() {
  const platform = fakeBackups([]);
  platform.answer('GET core/configDb/download/preview', {
    body: {
      parts: [
        { name: 'dashboard', records: 3, bytes: 2 ** 20 },
        { name: 'dashboardDraft', records: 1, bytes: 2 ** 20 },
      ],
      leftOut: [{ part: 'data_source', field: '/password', count: 2 }],
    },
  });
  platform.answer('POST core/configDb/download', { body: {} });
  platform.answer('POST core/configDb/plan', { body: plan });
  platform.answer('POST core/configDb/upload', { body: { status: 'OK' } });
  return platform;
}

async function opened(name: 'Export project' | 'Import project', platform = aPlatform(), upload?: ApiClient['upload']) {
  const user = { permissions: ['backup.add'] };
  const page = renderBackups({ platform, user, page: <ProjectTransferPage />, upload });
  await page.user.click(screen.getByText(name));
  // A waiting dialog is shown until the form is loaded.
  const form = within((await screen.findByText('Content')).closest('form')!);
  await form.findByText('Dashboards');
  const press = async (label: string) => page.user.click(screen.getByText(label, { selector: '.ant-modal-footer *' }));
  return { ...page, form, press };
}

function pick() {
  fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, {
    target: { files: [new File(['packed'], 'north-project.tar.gz')] },
  });
}

function sentForm(platform: ReturnType<typeof fakeBackups>, call: 'plan' | 'upload') {
  const { file: _file, ...fields } = Object.fromEntries(
    platform.called('POST', `core/configDb/${call}`)?.body as FormData,
  );
  return fields;
}

it('exports the choices with the parts that they add, and lists the excluded secrets', async () => {
  const saved: { url: string; name: string }[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:archive', revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(this: HTMLAnchorElement) {
    saved.push({ url: this.href, name: this.download });
  });
  const { user, form, press, platform, said } = await opened('Export project');
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
  expect(said).toEqual(['Exported']);
});

it('requires a password to encrypt an archive, and keeps it out of URLs', async () => {
  const { user, form, press, platform } = await opened('Export project');
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
  const { user, press, notify, subscriptions } = await opened('Export project', platform);
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

it('shows an import of this window only in its dialog', async () => {
  const platform = aPlatform();
  platform.answer('POST core/configDb/upload', new Promise(() => undefined));
  const { press, begin, notify } = await opened('Import project', platform);
  pick();
  await screen.findByText('north-project.tar.gz');
  await press('See what would change');
  await screen.findByLabelText(/part by part/);
  await press('Import');
  await waitFor(() => expect(platform.called('POST', 'core/configDb/upload')).toBeDefined());
  const { id } = sentForm(platform, 'upload') as { id: string };
  begin({ id, mark: 'configImport', type: 'config-import', name: 'north-project.tar.gz' });
  begin({ id: 't8', mark: 'configImport', type: 'config-import', name: 'theirs.tar.gz' });
  notify(id, { progress: 0.2, status: 'ongoing' });
  expect(await screen.findByText('Importing theirs.tar.gz')).toBeInTheDocument();
  expect(screen.queryByText('Importing north-project.tar.gz')).toBeNull();
  expect(screen.getByText('20%')).toBeVisible();
});

it('offers to stop an import until it commits, and shows why it cannot be stopped', async () => {
  const platform = aPlatform();
  platform.answer('POST core/configDb/upload', new Promise(() => undefined));
  const { user, press, notify } = await opened('Import project', platform);
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

it('stays open and shows why an export failed', async () => {
  const platform = aPlatform();
  platform.answer('POST core/configDb/download', error('Another operation is running'));
  const { press } = await opened('Export project', platform);
  await press('Export');
  const said = await screen.findByText('Another operation is running');
  expect(said.closest('[role=alert]')).toHaveTextContent('The export failed');
});

it('shows the plan of an import, and then imports', async () => {
  const { user, form, press, platform, said } = await opened('Import project');
  expect(screen.getByText('See what would change').closest('button')).toBeDisabled();
  pick();
  expect(await form.findByText('north-project.tar.gz')).toBeVisible();
  await user.click(form.getByLabelText(/^Overwrite/));
  await press('See what would change');
  const table = await screen.findByLabelText(/part by part/);
  const rows = [...table.querySelectorAll('tr')].map((row) => row.textContent);
  expect(rows).toContain('Dashboards3012');
  expect(rows).toContain('Dashboard drafts1000');
  expect(rows.join()).not.toContain('Flows');
  expect(screen.getByText('The archive is of the project north; this is default.')).toBeVisible();
  expect(screen.getByText(/2 records differ and are overwritten/)).toBeVisible();
  expect(platform.called('POST', 'core/configDb/upload')).toBeUndefined();
  await press('Import');
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  expect(said).toEqual(['Import succeeded']);
  const { id, ...fields } = sentForm(platform, 'upload');
  expect(id).toMatch(/^[0-9a-f]{24}$/);
  expect(fields).toEqual(sentForm(platform, 'plan'));
  expect(fields).toMatchObject({ overwrite: 'true', collections: expect.stringContaining('"reportCopy"') });
});

it('cancels the upload when the dialog is closed before the plan arrives', async () => {
  stubRequests();
  const { press } = await opened('Import project', aPlatform(), createApiClient({ baseUrl: '/rest' }).upload);
  pick();
  await screen.findByText('north-project.tar.gz');
  await press('See what would change');
  await waitFor(() => expect(FakeRequest.latest?.url).toBe('/rest/core/configDb/plan'));
  await press('Cancel');
  expect(FakeRequest.latest?.isAborted).toBe(true);
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
});

it.each([
  ['plan', 'The project has expired, cannot import'],
  ['upload', 'The project has expired, cannot import'],
] as const)('shows the message of the platform when the %s is rejected', async (call, message) => {
  const platform = aPlatform();
  platform.answer(`POST core/configDb/${call}`, error(message));
  const { press } = await opened('Import project', platform);
  pick();
  await screen.findByText('north-project.tar.gz');
  await press('See what would change');
  if (call === 'upload') {
    await screen.findByLabelText(/part by part/);
    await press('Import');
  }
  const alert = await screen.findByText(message);
  expect(alert.closest('[role=alert]')).toHaveTextContent('Upload failed');
});

it('formats the expiry date of a project in the locale of the user', async () => {
  const platform = aPlatform();
  const moment = '2026-03-01T12:00:00.000Z';
  platform.answer('POST core/configDb/plan', error('The project has expired, cannot import', moment));
  const { press } = await opened('Import project', platform);
  pick();
  await screen.findByText('north-project.tar.gz');
  await press('See what would change');
  const written = timeText(moment, 'en');
  expect(written).toContain('Mar 1, 2026');
  expect(await screen.findByText(`The project has expired, cannot import (${written})`)).toBeVisible();
});

it('lists skipped content of an import with the reason, and counts the rest', async () => {
  const platform = aPlatform();
  const error = { code: 100_010_001, message: 'name is required', detail: '', field: 'name' };
  const invalid = { count: 1_022, shown: [{ id: 'night', error }] };
  platform.answer('POST core/configDb/plan', {
    body: { ...plan, parts: [{ name: 'theme', added: 1, changed: 0, same: 0, skipped: 0, invalid }] },
  });
  const { press } = await opened('Import project', platform);
  pick();
  await press('See what would change');
  const note = (await screen.findByText('This content is not valid here and is left out')).closest('[role=alert]')!;
  expect(note).toHaveTextContent('Themes: 1,022 left out');
  expect(note).toHaveTextContent('night name is required');
  expect(note).toHaveTextContent('and 1,021 more');
});
