// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import './download-dialog';
import { renderBackups } from '../testing/render-backups';

afterEach(() => void vi.restoreAllMocks());

async function opened() {
  const sent: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(this: HTMLAnchorElement) {
    sent.push(this.getAttribute('href') ?? '');
  });
  const page = renderBackups();
  await page.user.click(await screen.findByRole('button', { name: 'Download: Nightly' }));
  const dialog = (await screen.findByRole('switch')).closest<HTMLElement>('[role=dialog]')!;
  const press = (name: string) => page.user.click(within(dialog).getByRole('button', { name }));
  return { ...page, dialog, press, sent };
}

it('downloads with a ticket, without a password', async () => {
  const { press, platform, sent } = await opened();
  await press('Download');
  await waitFor(() => expect(sent).toEqual(['/rest/core/backup/download/b1?ticket=once']));
  expect(platform.called('POST', 'core/backup/b1/ticket')?.body).toEqual({});
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('requires the password for an encrypted download and keeps it out of URLs', async () => {
  const { user, press, dialog, platform, sent } = await opened();
  await user.click(within(dialog).getByRole('switch'));
  await press('Download');
  expect(await within(dialog).findByText('Fill the verification code first')).toBeVisible();
  await user.type(await within(dialog).findByLabelText(/^Verification code/), 's3cret-code');
  await press('Download');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(platform.called('POST', 'core/backup/b1/ticket')?.body).toEqual({ password: 's3cret-code' });
  expect(sent.join()).not.toContain('s3cret-code');
});

it('copies a link, and shows when copying failed', async () => {
  const { press, dialog } = await opened();
  await press('Copy link');
  expect(await screen.findByText('Download link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toMatch(/\/rest\/core\/backup\/download\/b1\?ticket=once$/);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await press('Copy link');
  expect(await screen.findByText('Copy failed')).toBeVisible();
  expect(dialog).toBeVisible();
});
