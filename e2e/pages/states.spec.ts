import type { JsonObject } from '@signalbox/schemas';
import { saveButton } from '../support/settings-page';
import { expect, logIn, test } from '../support/test';
import { aPage, choose, openPages, row, storePages, storedPages } from './open-pages';

test.use({ productFor: 'pages' });

const unavailable = {
  status: 400,
  json: { code: 100_090_001, message: 'The database is busy', detail: '', field: '' },
};

test.describe('an error of the platform', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('is shown instead of the pages, with a retry', async ({ page, product }) => {
    await storePages({ url: product.url });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/rest/core/setting', async (route) => {
      await held;
      await route.fulfill(unavailable);
    });
    await logIn(page, { to: '/app/router' });
    await expect(page.getByRole('status', { name: 'Loading the pages' })).toBeVisible();
    release();
    const alert = page.getByRole('alert').filter({ hasText: 'The pages could not be loaded' });
    await expect(alert).toContainText('The database is busy');
    await page.unroute('**/rest/core/setting');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(row(page, 'Plant')).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  test('of a save is shown above Save, keeps the draft, and is tried again', async ({ page, product }) => {
    const admin = await openPages(page, { url: product.url });
    await choose(page, 'Store', 'Move up');
    await page.route('**/rest/core/setting', (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.fulfill(unavailable),
    );
    await saveButton(page).click();
    const alert = page.getByRole('alert').filter({ hasText: 'The pages were not saved' });
    await expect(alert).toContainText('The database is busy');
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await page.unroute('**/rest/core/setting');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Pages saved')).toBeVisible();
    await expect(alert).toHaveCount(0);
    expect((await storedPages(admin)).map(({ key }) => key)).toEqual(['Plant', 'Store', 'Office']);
  });
});

test('says why a page is not added below the lowest level', async ({ page, product }) => {
  const below = (element: string, level: number): JsonObject =>
    aPage(level === 1 ? 'Plant' : `Level-${level}`, element, level === 8 ? [] : [below(element, level + 1)]);
  await openPages(page, { url: product.url, routers: (element) => [below(element, 1)] });
  await choose(page, 'Level-8', 'Add page below');
  await expect(page.getByText('The page was not added: pages have at most 8 levels.').first()).toBeVisible();
  await choose(page, 'Level-7', 'Add page below');
  await expect(row(page, 'New page')).toHaveAttribute('aria-level', '8');
});

test('says why no page is added to 1,000 pages', async ({ page, product }) => {
  const many = (element: string) => Array.from({ length: 999 }, (_, at) => aPage(`Page-${at}`, element));
  await openPages(page, { url: product.url, routers: (element) => [aPage('Plant', element), ...many(element)] });
  await expect(page.getByText('1,000 pages')).toBeVisible();
  await page.getByRole('button', { name: 'Add page' }).click();
  await expect(page.getByText('The page was not added: there can be at most 1,000 pages.').first()).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
});
