import { errorOf, field, input } from '../support/settings-page';
import { expect, test } from '../support/test';
import { openPages, row } from './open-pages';

test.use({ productFor: 'pages', language: 'fr', expectedErrors: [/status of 400/] });

const save = { name: 'Enregistrer', exact: true };

test('shows an error of the server at its page and field, in the user’s locale', async ({ page, product }) => {
  await openPages(page, { url: product.url });
  // As a console of an earlier version, whose validator accepts the path.
  await page.route('**/rest/core/setting', async (route) => {
    const body = route.request().postData();
    await (body === null
      ? route.continue()
      : route.continue({ postData: body.replace('"path":"Pumps"', '"path":"a b"') }));
  });
  await row(page, 'Office').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.getByRole('button', save).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Pumps' })).toBeVisible();
  await expect(row(page, 'Pumps')).toHaveAttribute('aria-selected', 'true');
  await expect(row(page, 'Pumps')).toHaveAccessibleName(/contient une valeur à corriger/);
  await expect(field(page, '/path')).toBeVisible();
  await expect(errorOf(page, '/path')).toBeVisible();
  await expect(input(page, '/path')).toBeFocused();
});
