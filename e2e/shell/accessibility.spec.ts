import type { Page } from '@playwright/test';
import { seriousErrors } from '../support/accessibility';
import { PlatformClient } from '../support/platform-client';
import { places, visit } from '../support/places';
import { expect, logIn, test } from '../support/test';

test.beforeAll(async ({ product }) => {
  const client = await PlatformClient.login(product.url);
  await client.patch('core/setting', { tsdbRetentionPolicyShow: true });
});

for (const { colorScheme, language, viewport } of [
  { colorScheme: 'light', language: 'en', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'dark', language: 'ar', viewport: { width: 390, height: 844 } },
] as const) {
  test.describe(`${colorScheme}, ${language}, ${viewport.width} px`, () => {
    test.use({ colorScheme, language, viewport });

    test('axe finds no serious error on any page', async ({ page }) => {
      test.setTimeout(480_000);
      await page.goto('/login');
      await expect(page.locator('button[type=submit]')).toBeVisible();
      expect(await seriousErrors(page), 'login').toEqual([]);
      await logIn(page);
      for (const place of places) {
        await visit(page, place);
        expect(await seriousErrors(page), place.name).toEqual([]);
        expect(await sideways(page), `${place.name} is wider than the screen`).toBe(false);
      }
    });
  });
}

function sideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1);
}
