import { expect, test } from '../support/test';
import { aPage, openPages } from './open-pages';

test.use({ productFor: 'pages', language: 'ar' });

test('a group with a Latin title stands beside its icon in the right-to-left menu', async ({ page, product }) => {
  await openPages(page, {
    url: product.url,
    first: 'Plant',
    routers: (element) => [{ ...aPage('Plant', element, [aPage('Boilers', element)]), title: { en: 'Plant' } }],
  });
  const group = page.getByRole('navigation').getByRole('menuitem', { name: 'Plant' });
  const icon = await group.locator('.anticon').boundingBox();
  const title = await group.getByText('Plant', { exact: true }).boundingBox();
  if (!icon || !title) throw new Error('the menu does not show the group');
  expect(icon.x - (title.x + title.width)).toBeCloseTo(12, 0);
  expect(title.width).toBeLessThan(60);
});
