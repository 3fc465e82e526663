import type { Locator, Page } from '@playwright/test';
import type { JsonObject } from '@signalbox/schemas';
import { PlatformClient } from './platform-client';
import { openTab } from './settings-page';
import { expect } from './test';

/** Saves settings, and opens the dialog of a test message on their tab. */
export async function openSendTest(
  page: Page,
  { url, tab, settings }: { url: string; tab: string; settings: JsonObject },
): Promise<Locator> {
  const admin = await PlatformClient.login(url);
  const { status, body } = await admin.patch('core/setting', settings);
  expect([status, body]).toEqual([200, { status: 'OK' }]);
  await openTab(page, `notice_settings/${tab}`);
  await page.getByRole('button', { name: 'Send test', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /: test message$/ });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Sends, or sends once more, and waits for the answer of the platform. */
export async function sendTest(dialog: Locator): Promise<void> {
  const answered = dialog.page().waitForResponse((answer) => answer.url().includes('core/notice/test'));
  await dialog.getByRole('button', { name: /^Send( again)?$/ }).click();
  expect((await answered).status()).toBe(200);
}
