import { PlatformClient } from '../support/platform-client';
import { expect, logIn, test } from '../support/test';

test.use({
  productFor: 'offline',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|WebSocket|Failed to load/],
});

test('the configured message stays exactly while the browser is offline', async ({ page, context, product }) => {
  const admin = await PlatformClient.login(product.url);
  const content = 'Call the control room.';
  const remind = (outLine: boolean) =>
    admin.patch('core/setting', { userExpand: { onlineMessage: outLine ? { outLine, content } : { outLine } } });
  await remind(true);
  await logIn(page, { to: '/app/profile' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const message = page.getByText(content);
  await expect(message).toHaveCount(0);
  await context.setOffline(true);
  await expect(message).toBeVisible();
  await context.setOffline(false);
  await expect(message).toHaveCount(0);

  await remind(false);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  // The page knows it, and shows nothing.
  await page.waitForFunction(() => !navigator.onLine);
  await expect(message).toHaveCount(0);
  await expect(page.getByText(/platform does not answer/)).toHaveCount(0);
  await context.setOffline(false);
});

test('a platform that does not answer has another message', async ({ page, product }) => {
  await logIn(page, { to: '/app/profile' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await product.stop();
  await expect(page.getByText('The network is there, but the platform does not answer.')).toBeVisible();
});
