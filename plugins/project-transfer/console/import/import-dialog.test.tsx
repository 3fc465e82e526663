// @vitest-environment jsdom
import { createApiClient } from '@signalbox/api/client';
import { timeText } from '@signalbox/console-kit';
import { error, FakeRequest, stubRequests } from '@signalbox/console-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPlatform, openDialog, pick, plan, sentForm } from '../testing/open-dialog';

it('shows the plan of an import, and then imports', async () => {
  const { user, form, press, platform, toasts } = await openDialog('Import project');
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
  expect(toasts).toEqual(['Import succeeded']);
  const { id, ...fields } = sentForm(platform, 'upload');
  expect(id).toMatch(/^[0-9a-f]{24}$/);
  expect(fields).toEqual(sentForm(platform, 'plan'));
  expect(fields).toMatchObject({ overwrite: 'true', collections: expect.stringContaining('"reportCopy"') });
});

it('cancels the upload when the dialog is closed before the plan arrives', async () => {
  stubRequests();
  const { press } = await openDialog('Import project', { upload: createApiClient({ baseUrl: '/rest' }).upload });
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
  const { press } = await openDialog('Import project', { platform });
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
  const { press } = await openDialog('Import project', { platform });
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
  const { press } = await openDialog('Import project', { platform });
  pick();
  await press('See what would change');
  const note = (await screen.findByText('This content is not valid here and is left out')).closest('[role=alert]')!;
  expect(note).toHaveTextContent('Themes: 1,022 left out');
  expect(note).toHaveTextContent('night name is required');
  expect(note).toHaveTextContent('and 1,021 more');
});

it('lists the content that an import has left out, and then closes', async () => {
  const platform = aPlatform();
  const error = { code: 100_010_001, message: 'name is required', detail: '', field: 'name' };
  const parts = [{ name: 'theme', added: 1, changed: 0, same: 0, skipped: 0 }];
  const invalid = { count: 1, shown: [{ id: 'night', error }] };
  platform.answer('POST core/configDb/upload', {
    body: { status: 'OK', id: 't1', parts: parts.map((part) => ({ ...part, invalid })) },
  });
  const { press } = await openDialog('Import project', { platform });
  pick();
  await press('See what would change');
  await screen.findByLabelText(/part by part/);
  await press('Import');
  expect(await screen.findByText('The import is complete, but it left content out')).toBeVisible();
  const note = (await screen.findByText('This content is not valid here and is left out')).closest('[role=alert]')!;
  expect(note).toHaveTextContent('night name is required');
  await press('Close');
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
});
