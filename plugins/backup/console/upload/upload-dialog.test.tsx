// @vitest-environment jsdom
import { createApiClient, type ApiClient } from '@signalbox/api/client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import './upload-dialog';
import { error, FakeRequest, stubRequests } from '@signalbox/console-kit/testing';
import { fakeBackups } from '../testing/fake-backups';
import { renderBackups } from '../testing/render-backups';

async function opened(platform = fakeBackups([]), upload?: ApiClient['upload']) {
  const page = renderBackups({ platform, upload });
  await page.user.click(await screen.findByRole('button', { name: 'Upload a backup' }));
  const dialog = (await screen.findByRole('switch')).closest<HTMLElement>('[role=dialog]')!;
  const pick = (name: string) =>
    fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, {
      target: { files: [new File(['zip'], name)] },
    });
  const send = () => page.user.click(within(dialog).getByRole('button', { name: 'Upload' }));
  return { ...page, dialog, pick, send };
}

it('accepts only .zip files', async () => {
  const { pick, dialog } = await opened();
  expect(within(dialog).getByRole('button', { name: 'Upload' })).toBeDisabled();
  pick('plant.tar');
  expect(await within(dialog).findByText('Only .zip files can be uploaded.')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Upload' })).toBeDisabled();
});

it('sends the password of an encrypted archive outside the URL, and refetches the list', async () => {
  const { user, pick, send, dialog, platform } = await opened();
  pick('plant.zip');
  await within(dialog).findByText('plant.zip');
  await user.click(within(dialog).getByRole('switch'));
  await send();
  expect(await within(dialog).findByText('Fill the verification code first')).toBeVisible();
  expect(platform.called('POST', 'core/backup/upload')).toBeUndefined();
  await user.type(await within(dialog).findByLabelText(/^Verification code/), 's3cret');
  await send();
  expect(await screen.findByText('Import succeeded')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const { params, body } = platform.called('POST', 'core/backup/upload')!;
  expect(params).toEqual({});
  expect([...(body as FormData).entries()]).toEqual([
    ['password', 's3cret'],
    ['file', expect.any(File)],
  ]);
});

it.each([
  ['The archive is damaged', 'The archive is damaged'],
  ['', 'Upload failed'],
])('shows why an archive was rejected: %j', async (message, text) => {
  const platform = fakeBackups([]);
  platform.answer('POST core/backup/upload', error(message));
  const { pick, send, dialog } = await opened(platform);
  pick('plant.zip');
  await within(dialog).findByText('plant.zip');
  await send();
  expect(await within(dialog).findAllByText(text)).not.toEqual([]);
});

describe('over the network', () => {
  beforeEach(stubRequests);
  afterEach(() => vi.unstubAllGlobals());

  async function sending() {
    const page = await opened(fakeBackups([]), createApiClient({ baseUrl: '/rest' }).upload);
    page.pick('plant.zip');
    await within(page.dialog).findByText('plant.zip');
    await page.send();
    await waitFor(() => expect(FakeRequest.latest?.url).toBe('/rest/core/backup/upload'));
    return { ...page, bar: within(page.dialog).getByRole('progressbar'), request: FakeRequest.latest! };
  }

  it('shows at most 99 % until the platform responds, then 100 before the dialog closes', async () => {
    const { bar, request } = await sending();
    request.sent(30, 100);
    expect(bar).toHaveAttribute('aria-valuenow', '30');
    request.sent(100, 100);
    expect(bar).toHaveAttribute('aria-valuenow', '99');
    request.answer(200, { status: 'OK' });
    expect(await screen.findByText('Import succeeded')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // The last shown value.
    expect(bar).toHaveAttribute('aria-valuenow', '100');
  });

  it.each(['Cancel', 'Close', 'Escape'])('%s cancels the upload', async (way) => {
    const { user, request, dialog } = await sending();
    request.sent(30, 100);
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(within(dialog).getByRole('button', { name: way }));
    expect(request.isAborted).toBe(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText('Import succeeded')).toBeNull();
  });

  it('an error leaves the dialog open for another attempt', async () => {
    const { request, dialog, send } = await sending();
    request.answer(400, { code: 100_010_008, message: 'The archive is damaged', detail: '', field: 'file' });
    expect(await within(dialog).findByText('The archive is damaged')).toBeVisible();
    await send();
    await waitFor(() => expect(FakeRequest.latest).not.toBe(request));
    expect(within(dialog).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  });
});
