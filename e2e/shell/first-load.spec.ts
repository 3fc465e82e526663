import { type Browser, type BrowserContextOptions } from '@playwright/test';
import { firstLoadKb, firstLoadOf, gzipKb } from '../../tooling/lint/src/first-load';
import { expect, logIn, test } from '../support/test';

interface LoadedScript {
  file: string;
  transferred: number;
  encoding: string | undefined;
}

type FirstPage = 'login' | 'settings';

/** Opens a page with an empty cache. Returns the scripts that it loads at once and in the seconds after, which pass quickly. */
async function visit(
  browser: Browser,
  { name, path, options }: { name: FirstPage; path: string; options: BrowserContextOptions },
): Promise<LoadedScript[]> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.clock.install();
  const requested: string[] = [];
  const loads: Promise<LoadedScript>[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.push(new URL(request.url()).pathname.slice(1));
  });
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
  await page.clock.runFor(1_500);
  await page.waitForLoadState('networkidle');
  await expect
    .poll(() => requested.toSorted(), { message: 'every script that the page uses, and no other' })
    .toEqual(firstLoadOf(name).files.toSorted());
  await expect.poll(() => loads.length).toBe(requested.length);
  const loaded = await Promise.all(loads);
  await context.close();
  return loaded;
}

function expectWithinBudget(loaded: LoadedScript[]): void {
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
  const options = { baseURL: product.url, locale: 'en-US', storageState };
  expectWithinBudget(await visit(browser, { name: 'login', path: '/login', options }));
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
    expectWithinBudget(await visit(browser, { name: 'settings', path: '/app/system/list/settings?tab=base', options }));
  });
}
