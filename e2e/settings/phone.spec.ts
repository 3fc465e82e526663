import { expect, logIn, test } from '../support/test';

// 390 px with a scroll bar.
test.use({ viewport: { width: 375, height: 844 } });

test('the tabs of the settings fit into a phone, none is cut', async ({ page, product }) => {
  await logIn(page, { to: `${product.url}/app/system/list/settings` });
  const strip = page.getByRole('tablist').first();
  await expect(strip.getByRole('tab')).not.toHaveCount(0);
  expect(await strip.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
