import { type Browser, type BrowserContextOptions } from '@playwright/test';
import { firstLoadKb, firstLoadOf, gzipKb } from '../../tooling/lint/src/first-load';
import { expect, logIn, test } from '../support/test';

interface LoadedScript {
  file: string;
  transferred: number;
  encoding: string | undefined;
}

/** Opens a page with an empty cache. Returns the scripts that loaded until the network was idle. */
async function visit(browser: Browser, path: string, options: BrowserContextOptions): Promise<LoadedScript[]> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const loads: Promise<LoadedScript>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    loads.push(
      Promise.all([request.sizes(), request.response()]).then(([{ responseBodySize }, response]) => ({
        file: new URL(request.url()).pathname.slice(1),
        transferred: responseBodySize,
        encoding: response?.headers()['content-encoding'],
      })),
    );
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.locator('input').first()).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  // Longer than the delay of the parts on every page.
  await page.waitForTimeout(1_500);
  await page.waitForLoadState('networkidle');
  const loaded = await Promise.all(loads);
  await context.close();
  return loaded;
}

function expectFirstLoad(page: 'login' | 'settings', loaded: LoadedScript[]): void {
  expect(loaded.map(({ file }) => file).toSorted(), 'every script that the page uses, and no other').toEqual(
    firstLoadOf(page).files.toSorted(),
  );
  const transferredKb = loaded.reduce((sum, { transferred }) => sum + transferred, 0) / 1000;
  expect(transferredKb, 'KB on the wire').toBeLessThanOrEqual(firstLoadKb);
  const zippedKb = loaded.reduce((sum, { file }) => sum + gzipKb(file), 0);
  expect(zippedKb, 'KB of gzip').toBeLessThanOrEqual(firstLoadKb);
  const plain = loaded.filter(({ encoding, transferred }) => encoding === undefined && transferred > 1024);
  expect(plain, 'scripts sent without compression').toEqual([]);
}

test('login loads its own scripts and no more, within the budget', async ({ browser, product }) => {
  const english = [{ name: 'signalbox.language', value: '"en"' }];
  const storageState = { cookies: [], origins: [{ origin: product.url, localStorage: english }] };
  const loaded = await visit(browser, '/login', { baseURL: product.url, locale: 'en-US', storageState });
  expectFirstLoad('login', loaded);
});

for (const [screen, viewport] of Object.entries({
  wide: { width: 1440, height: 900 },
  narrow: { width: 390, height: 844 },
})) {
  test(`a settings page loads its own scripts and no more, within the budget, on a ${screen} screen`, async ({
    browser,
    page,
    product,
  }) => {
    await logIn(page, { to: '/app/dashboard' });
    const storageState = await page.context().storageState();
    const options = { baseURL: product.url, locale: 'en-US', viewport, storageState };
    expectFirstLoad('settings', await visit(browser, '/app/system/list/settings?tab=base', options));
  });
}
