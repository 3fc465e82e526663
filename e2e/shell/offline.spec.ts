import type { Locator, Page } from '@playwright/test';
import { PlatformClient } from '../support/platform-client';
import { expect, logIn, test } from '../support/test';

test.use({
  productFor: 'offline',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|WebSocket|Failed to load/],
});

test('the configured message stays exactly while the browser is offline', async ({ page, context, product }) => {
  const admin = await PlatformClient.login(product.url);
  const content = '请联系控制室。';
  const remind = (outLine: boolean) =>
    admin.patch('core/setting', { userExpand: { onlineMessage: outLine ? { outLine, content } : { outLine } } });
  await remind(true);
  const known = settingsRead(page);
  await logIn(page, { to: '/app/profile' });
  await known;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const message = page.getByText(content);
  await expect(message).toHaveCount(0);
  await context.setOffline(true);
  await expect(message).toBeVisible();
  // In the direction of its own language.
  await expect(message).toHaveAttribute('dir', 'auto');
  await context.setOffline(false);
  await expect(message).toHaveCount(0);

  await remind(false);
  const knownAgain = settingsRead(page);
  await page.reload();
  await knownAgain;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  // The page knows it, and shows nothing.
  await page.waitForFunction(() => !navigator.onLine);
  await expect(message).toHaveCount(0);
  await expect(page.getByText(/platform does not answer/)).toHaveCount(0);
  await context.setOffline(false);
});

test('on a narrow screen the message covers neither Save nor the reminder of the license', async ({
  page,
  context,
  product,
}) => {
  const admin = await PlatformClient.login(product.url);
  const content = 'Call the control room, and write down what you have changed since the last save.';
  const expireTime = new Date(Date.now() + 5.5 * 86_400_000).toISOString();
  const pressMoney = { name: 'Harbour license', expireSettings: [{ expireTime }] };
  await admin.patch('core/setting', { userExpand: { onlineMessage: { outLine: true, content } }, pressMoney });
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, { to: '/app/system/list/settings' });
  const reminder = page.getByRole('region', { name: 'Harbour license' });
  await expect(reminder).toBeVisible();
  await context.setOffline(true);
  const message = page.getByText(content);
  await expect(message).toBeVisible();
  const save = page.locator('[data-save-bar]');
  await expect.poll(() => inOrder([reminder, message, save])).toBe(true);

  await context.setOffline(false);
  await page.goto('/app/profile');
  await expect(reminder).toBeVisible();
  await context.setOffline(true);
  await expect(message).toBeVisible();
  // The end of the page can be reached. The page may still grow.
  const scrollToEnd = () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => scrollToEnd().then(() => inOrder([page.locator('main'), reminder, message]))).toBe(true);
  await context.setOffline(false);
});

test('a page that was not loaded before says that the browser is offline, and opens afterwards', async ({
  page,
  context,
}) => {
  await logIn(page, { to: '/app/profile' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Backup and restore' }).click();
  await expect(page.getByText(/^The browser is offline, and this page was not loaded before/)).toBeVisible();
  await expect(page.locator('main')).not.toContainText(/https?:/);
  // It would leave the console for the browser's own page.
  await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(0);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Backup and restore' })).toBeVisible();
});

test('a platform that does not answer has another message', async ({ page, product }) => {
  await logIn(page, { to: '/app/profile' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // No test after this one has a platform.
  await product.stop();
  await expect(page.getByText('The network is there, but the platform does not answer.')).toBeVisible();
});

/** The page has the settings with the message. A browser that is offline before has none to show. */
async function settingsRead(page: Page): Promise<void> {
  const response = await page.waitForResponse(
    (each) => new URL(each.url()).pathname.endsWith('/core/setting/login/part') && each.ok(),
  );
  await response.finished();
}

/** True if each of them ends above the next. */
async function inOrder(parts: Locator[]): Promise<boolean> {
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  return boxes.every((box, at) => {
    const next = boxes[at + 1];
    return box !== null && (next === undefined || (next !== null && box.y + box.height <= next.y));
  });
}
