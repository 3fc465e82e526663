import { expect, test } from '../support/test';
import { aPage, openPages, row } from './open-pages';

test.use({ productFor: 'pages-marks' });

test('marks what an administrator should look at, counts it, and goes to it', async ({ page, product }) => {
  await openPages(page, {
    url: product.url,
    routers: (element) => [
      { ...aPage('Plant', element, [aPage('Boilers', element)]), hidden: true },
      { ...aPage('Office', element), path: 'same' },
      { ...aPage('Store', element), path: '/same', permission: 'pump.view' },
      aPage('Yard', 'dashboard.ffffffffffffffffffffffff'),
      aPage('Gate', element),
    ],
  });
  await expect(page.getByRole('treeitem', { name: 'Boilers, no menu leads to it' })).toBeVisible();
  await expect(page.getByRole('treeitem', { name: 'Office, another page has the same path' })).toBeVisible();
  await expect(
    page.getByRole('treeitem', { name: 'Store, another page has the same path, its permission is unknown' }),
  ).toBeVisible();
  await expect(page.getByRole('treeitem', { name: 'Yard, its dashboard is deleted or does not exist' })).toBeVisible();
  await expect(page.getByRole('treeitem', { name: 'Gate', exact: true })).toBeVisible();

  const duplicates = page.getByRole('button', { name: '2 with a duplicate path' });
  await duplicates.click();
  await expect(row(page, 'Office')).toHaveAttribute('aria-selected', 'true');
  await expect(row(page, 'Office')).toBeFocused();
  await duplicates.click();
  await expect(row(page, 'Store')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: '1 without its dashboard' }).click();
  await expect(page.getByText('A dashboard that no longer exists')).toBeVisible();
});
