import { seriousErrors } from '../support/accessibility';
import { typeAhead } from '../support/keyboard';
import { PlatformClient } from '../support/platform-client';
import { expect, logIn, test } from '../support/test';

test.use({ productFor: 'media' });

/** At the end of its folder. The demo project brings it. */
const file = 'documents/notes.txt';

for (const { language, width, colorScheme, title, versions } of [
  { language: 'en', width: 1440, colorScheme: 'light', title: 'Used by', versions: 'Earlier versions' },
  { language: 'zh-Hans', width: 390, colorScheme: 'dark', title: '使用位置', versions: '历史版本' },
  { language: 'fr', width: 1440, colorScheme: 'dark', title: 'Utilisé par', versions: 'Versions antérieures' },
  { language: 'ar', width: 390, colorScheme: 'light', title: 'يُستخدم في', versions: 'الإصدارات السابقة' },
] as const) {
  test.describe(`${language}, ${width} px, ${colorScheme}`, () => {
    test.use({ language, colorScheme, viewport: { width, height: 844 } });
    test('shows the details of the file in the address, inside the screen and without serious errors', async ({
      page,
      product,
    }) => {
      await logIn(page, { to: `${product.url}/app/media?file=${encodeURIComponent(file)}` });
      const drawer = page.getByRole('dialog', { name: 'notes.txt' });
      for (const name of [title, versions]) await expect(drawer.getByRole('heading', { name })).toBeVisible();
      const box = (await drawer.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(await seriousErrors(page)).toEqual([]);
    });
  });
}

test('opens a file by the keyboard, changes its alternative text, and goes back to the list', async ({
  page,
  product,
}) => {
  const admin = await PlatformClient.login(product.url);
  await logIn(page, { to: `${product.url}/app/media?folder=documents` });
  const item = page.getByRole('option', { name: /^notes\.txt/ });
  await expect(item).toBeVisible();
  await page.getByRole('listbox', { name: /^Content of/ }).focus();
  await typeAhead(page, 'notes', item.and(page.locator('[aria-selected=true]')));
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'notes.txt' });
  await drawer.getByRole('button', { name: /Edit$/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Alternative text of notes.txt' });
  await dialog
    .getByRole('textbox', { name: /Alternative text/ })
    .first()
    .fill('Notes of the night shift');
  await page.keyboard.press('Enter');
  await expect(drawer.getByText('Notes of the night shift')).toBeVisible();
  const { body } = await admin.get(
    `core/mediaLibrary/file?query=${encodeURIComponent(JSON.stringify({ path: file }))}`,
  );
  expect(body['altText']).toEqual('Notes of the night shift');
  await expect(drawer.getByRole('button', { name: /Edit$/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(`${product.url}/app/media?folder=documents`);
});
