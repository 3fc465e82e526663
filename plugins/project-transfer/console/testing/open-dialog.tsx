import type { ApiClient } from '@signalbox/api/client';
import { fakePlatform } from '@signalbox/console-kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import '../export/export-dialog';
import '../import/import-dialog';
import type { ImportPlan } from '../../shared/transfer';
import { renderTransfers } from './render-transfers';

export const plan: ImportPlan = {
  rule: 1,
  offered: ['dashboard', 'dashboardDraft', 'flow'],
  parts: [
    { name: 'dashboard', added: 3, changed: 0, same: 1, skipped: 2 },
    { name: 'dashboardDraft', added: 1, changed: 0, same: 0, skipped: 0 },
    { name: 'flow', added: 0, changed: 0, same: 0, skipped: 0 },
  ],
  differences: [{ what: 'project', archived: 'north', running: 'default' }],
  leftOut: [],
  lostSecrets: 2,
};

const preview = {
  parts: [
    { name: 'dashboard', records: 3, bytes: 2 ** 20 },
    { name: 'dashboardDraft', records: 1, bytes: 2 ** 20 },
  ],
  leftOut: [{ part: 'data_source', field: '/password', count: 2 }],
};

/** Responds to the requests of exports and imports. */
export function aPlatform() {
  return fakePlatform([
    ['GET core/configDb/download/preview', { body: preview }],
    ['POST core/configDb/download', { body: {} }],
    ['POST core/configDb/plan', { body: plan }],
    ['POST core/configDb/upload', { body: { status: 'OK' } }],
  ]);
}

interface DialogToOpen {
  platform?: ReturnType<typeof fakePlatform>;
  /** Replaces the platform in memory. */
  upload?: ApiClient['upload'];
}

/** Opens a dialog of the page. `press` clicks one of its buttons. */
export async function openDialog(
  name: 'Export project' | 'Import project',
  { platform = aPlatform(), upload }: DialogToOpen = {},
) {
  const page = renderTransfers({ platform, upload });
  await page.user.click(screen.getByText(name));
  // A waiting dialog is shown until the form is loaded.
  const form = within((await screen.findByText('Content')).closest('form')!);
  await form.findByText('Dashboards');
  const press = async (label: string) => page.user.click(screen.getByText(label, { selector: '.ant-modal-footer *' }));
  return { ...page, form, press };
}

/** Chooses the file of an import. */
export function pick() {
  fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, {
    target: { files: [new File(['archive'], 'north-project.tar.gz')] },
  });
}

/** The form fields of a request, without the file. */
export function sentForm(platform: ReturnType<typeof fakePlatform>, call: 'plan' | 'upload') {
  const { file: _file, ...fields } = Object.fromEntries(
    platform.called('POST', `core/configDb/${call}`)?.body as FormData,
  );
  return fields;
}
