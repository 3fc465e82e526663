import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test';
import { adminPassword, removeDataDir, startProduct, type Product } from './product';

interface PerTest {
  /** Console errors that the test provokes on purpose; each must match one of these. */
  expectedErrors: RegExp[];
  /** The reader's choice in the language switch; '' leaves it to the settings. */
  language: string;
  quietConsole: void;
}
interface PerWorker {
  product: Product;
}

/** Every test gets a running product (one per worker) and fails on any console error or policy violation. */
export const test = base.extend<PerTest, PerWorker>({
  product: [
    async ({ playwright: _unused }, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
      removeDataDir(product.dataDir);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  expectedErrors: [[], { option: true }],
  language: ['en', { option: true }],
  page: async ({ page, language }, use) => {
    await page.addInitScript((chosen) => {
      const key = 'signalbox.language';
      if (chosen !== '' && localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(chosen));
    }, language);
    await use(page);
  },
  quietConsole: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      watch(page, errors);
      await use();
      const unexpected = errors.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)));
      expect(unexpected, 'console errors and policy violations').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Logs in through the page and waits for the shell. */
export async function logIn(
  page: Page,
  { username = 'admin', password = adminPassword, to = '/app/dashboard' } = {},
): Promise<void> {
  await page.goto(to);
  await page.getByLabel(/user ?name|用户名|اسم المستخدم/i).fill(username);
  await page.locator('input[type=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

function watch(page: Page, errors: string[]): void {
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
}
