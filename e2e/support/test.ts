import { randomUUID } from 'node:crypto';
import { test as base, expect, type BrowserContext, type ConsoleMessage, type Page } from '@playwright/test';
import type { TestDatabase } from './database';
import { adminPassword, type Product } from './product';
import { createProducts, type OwnProduct, type Products } from './products';

interface PerTest {
  /** A file whose changes other files would see sets its name here, and gets its own product. */
  productFor: string;
  started: OwnProduct;
  product: Product;
  /** The database of the file's own product. */
  database: TestDatabase;
  /** Console errors that the test provokes on purpose; each must match one of these. */
  expectedErrors: RegExp[];
  /** The user's choice in the language switch, as a tag (`zh-Hans`). '' means that of the settings, else the browser's. */
  language: string;
  quietConsole: void;
  /** Opens the console in a separate browser context, as another user or machine. Watched like `page`. */
  openConsole: () => Promise<Page>;
  /** Console errors so far, of all pages. */
  consoleErrors: string[];
}
interface PerWorker {
  products: Products;
}

const everyone = 'everyone';

/** Every test gets a running product (that of the worker, or its own with `productFor`) and fails on any console error or policy violation. */
export const test = base.extend<PerTest, PerWorker>({
  productFor: [everyone, { option: true }],
  products: [
    async ({ playwright: _unused }, use) => {
      const products = createProducts();
      await use(products);
      await products.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  started: [
    async ({ products, productFor }, use) =>
      use(await (productFor === everyone ? products.shared() : products.own(productFor))),
    { timeout: 240_000 },
  ],
  product: async ({ started }, use) => use(started.product),
  database: async ({ started: { database } }, use) => {
    if (!database) throw new Error('Only the product of one file has a database for the test: set `productFor`.');
    await use(database);
  },
  baseURL: async ({ product }, use) => use(product.url),
  expectedErrors: [[], { option: true }],
  language: ['en', { option: true }],
  page: async ({ page, language }, use) => {
    await speak(page, language);
    await use(page);
  },
  consoleErrors: async ({ playwright: _unused }, use) => use([]),
  openConsole: async ({ browser, baseURL, language, consoleErrors }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 }, locale: 'en-US' });
      opened.push(context);
      const page = await context.newPage();
      await speak(page, language);
      watch(page, consoleErrors);
      return page;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
  quietConsole: [
    async ({ page, expectedErrors, consoleErrors }, use) => {
      watch(page, consoleErrors);
      await use();
      const unexpected = consoleErrors.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)));
      expect(unexpected, 'console errors and policy violations').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

interface Login {
  username?: string;
  password?: string;
  /** The URL to open, with its origin if the file has several products. Without it, no page is opened. */
  to?: string;
  /** The product, if the file has several and opens no URL. */
  origin?: string;
}

/** Starts a session over the API: the login page has its own tests. */
export async function logIn(page: Page, login: Login = {}): Promise<void> {
  const { username = 'admin', password = adminPassword, to, origin = originOf(to) } = login;
  const answer = await page.request.post(`${origin}/rest/core/auth/login`, { data: { username, password } });
  const { token } = (await answer.json()) as { token?: string };
  expect(token, `login of ${username}`).toEqual(expect.any(String));
  await putToken(page, { origin: new URL(answer.url()).origin, token: JSON.stringify(token) });
  if (to === undefined) return;
  await page.goto(to);
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

function originOf(address = '/'): string {
  return address.startsWith('/') ? '' : new URL(address).origin;
}

/**
 * Stores the token before the next document of the origin, once: the page may log out later. Setting the state of the whole
 * context would open another page for it.
 */
async function putToken(page: Page, login: { origin: string; token: string }): Promise<void> {
  await page.addInitScript(
    ({ origin, token, mark }) => {
      if (location.origin !== origin || sessionStorage.getItem(mark) !== null) return;
      sessionStorage.setItem(mark, '');
      localStorage.setItem('signalbox.token.default', token);
    },
    { ...login, mark: `login ${randomUUID()}` },
  );
}

/** Logs in through the page and waits for the shell. */
export async function logInByPage(
  page: Page,
  { username = 'admin', password = adminPassword, to = '/app/dashboard' }: Login = {},
): Promise<void> {
  await page.goto(to);
  await page.getByLabel(/user ?name|nom d’utilisateur|用户名|اسم المستخدم/i).fill(username);
  await page.locator('input[type=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

/** Sets the user's choice of the language switch before the first page, in the code of the settings (`zh_Hans`). */
async function speak(page: Page, language: string): Promise<void> {
  await page.addInitScript(
    (chosen) => {
      const key = 'signalbox.language';
      if (chosen !== '' && localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(chosen));
    },
    language.replace('-', '_'),
  );
}

function watch(page: Page, errors: string[]): void {
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
}
