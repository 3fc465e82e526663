import { expect, test } from '../support/test';
import { aPage, drag, openPages, outline, row, tree } from './open-pages';

test.use({ productFor: 'pages' });

test('drags a page above, below and into another one', async ({ page, product }) => {
  await openPages(page, { url: product.url });
  await drag(page, { from: 'Store', to: 'Office', part: 0.1 });
  await expect(row(page, 'Office').locator('[data-drop=before]')).toBeVisible();
  await page.mouse.up();
  await expect(row(page, 'Store')).toBeFocused();
  expect(await outline(page)).toEqual(['1 Plant', '2 Boilers', '2 Pumps', '1 Store', '1 Office']);
  await drag(page, { from: 'Store', to: 'Boilers', part: 0.9 });
  await page.mouse.up();
  expect(await outline(page)).toEqual(['1 Plant', '2 Boilers', '2 Store', '2 Pumps', '1 Office']);
  await drag(page, { from: 'Store', to: 'Office', part: 0.5 });
  await page.mouse.up();
  expect(await outline(page)).toEqual(['1 Plant', '2 Boilers', '2 Pumps', '1 Office', '2 Store']);
  await expect(page.locator('output', { hasText: '“Store” moved from' })).toHaveText(
    '“Store” moved from position 2 of 3 below “Plant” to position 1 of 1 below “Office”.',
  );
});

test('drags a page out at the line’s start, says why a place is blocked, and stops at Escape', async ({
  page,
  product,
}) => {
  await openPages(page, { url: product.url });
  await drag(page, { from: 'Pumps', to: 'Pumps', part: 0.9, distance: 10 });
  await page.mouse.up();
  expect(await outline(page)).toEqual(['1 Plant', '2 Boilers', '1 Pumps', '1 Office', '1 Store']);

  await drag(page, { from: 'Plant', to: 'Boilers', part: 0.5 });
  await expect(row(page, 'Boilers')).toContainText('a page cannot be inside a page below it');
  await page.mouse.up();
  expect(await outline(page)).toEqual(['1 Plant', '2 Boilers', '1 Pumps', '1 Office', '1 Store']);

  await drag(page, { from: 'Store', to: 'Plant', part: 0.1 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.locator('[data-drop]')).toHaveCount(0);
  expect(await outline(page)).toEqual(['1 Plant', '2 Boilers', '1 Pumps', '1 Office', '1 Store']);
});

test.describe('from right to left', () => {
  test.use({ language: 'ar' });

  test('drags a page out at the line’s start', async ({ page, product }) => {
    await openPages(page, { url: product.url, prefix: 'ar-' });
    const { width } = (await row(page, 'ar-Pumps').boundingBox()) ?? { width: 0 };
    await drag(page, { from: 'ar-Pumps', to: 'ar-Pumps', part: 0.9, distance: width - 10 });
    await expect(row(page, 'ar-Pumps').locator('[data-drop=after]')).toBeVisible();
    await page.mouse.up();
    await expect(row(page, 'ar-Pumps')).toBeFocused();
    expect(await outline(page)).toEqual(['1 ar-Plant', '2 ar-Boilers', '1 ar-Pumps', '1 ar-Office', '1 ar-Store']);
  });
});

test('scrolls a long tree while the pointer stays at its edge', async ({ page, product }) => {
  await openPages(page, {
    url: product.url,
    routers: (element) =>
      ['Plant', ...Array.from({ length: 60 }, (_, at) => `Page ${at}`)].map((key) =>
        aPage(key.replace(' ', '-'), element),
      ),
  });
  const scroller = tree(page).locator('..');
  const frame = await scroller.boundingBox();
  if (frame === null) throw new Error('the tree has no place');
  await expect(row(page, 'Page-59')).toBeHidden();
  await drag(page, { from: 'Plant', to: 'Page-0', part: 0.5 });
  const bottom = { x: frame.x + 150, y: frame.y + frame.height - 6 };
  await page.mouse.move(bottom.x, bottom.y, { steps: 6 });
  // The row has its place once the tree no longer scrolls.
  await expect(row(page, 'Page-59')).toBeInViewport({ ratio: 1 });
  const belowFrame = () =>
    scroller.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);
  await expect.poll(belowFrame).toBeLessThan(1);
  const last = await row(page, 'Page-59').boundingBox();
  if (last === null) throw new Error('the last row has no place');
  await page.mouse.move(last.x + 150, last.y + last.height * 0.9, { steps: 3 });
  await page.mouse.move(last.x + 151, last.y + last.height * 0.9);
  await page.mouse.up();
  await expect(row(page, 'Plant')).toBeFocused();
  await expect(row(page, 'Plant')).toHaveAttribute('aria-posinset', '61');
});

test('opens a collapsed page under the pointer', async ({ page, product }) => {
  await openPages(page, { url: product.url });
  await row(page, 'Plant').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(row(page, 'Pumps')).toBeHidden();
  await drag(page, { from: 'Store', to: 'Plant', part: 0.5 });
  await expect(row(page, 'Pumps')).toBeVisible();
  await page.mouse.up();
  expect(await outline(page)).toEqual(['1 Plant', '2 Boilers', '2 Pumps', '2 Store', '1 Office']);
});
