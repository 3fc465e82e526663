import type { Page } from '@playwright/test';
import { seriousErrors } from '../support/accessibility';
import { field, saveButton } from '../support/settings-page';
import { expect, test } from '../support/test';
import { openPages, row, storedPages } from './open-pages';

test.use({ productFor: 'icons' });

const drawing = (inner: string) => ({
  name: 'valve.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">${inner}</svg>`),
});
const opener = (page: Page) => field(page, '/icon').getByRole('button').first();

async function openPicker(page: Page, title: string): Promise<void> {
  await row(page, title).click();
  await opener(page).click();
  await expect(page.getByRole('searchbox')).toBeFocused();
}

test.describe('in Chinese', () => {
  test.use({ language: 'zh-Hans' });

  test('chooses an icon by search with the keyboard, and says why a file is no icon', async ({ page, product }) => {
    const admin = await openPages(page, { url: product.url });
    await openPicker(page, 'Plant');
    await page.keyboard.type('电力');
    await expect(page.getByRole('option')).toHaveAccessibleName('闪电');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(opener(page)).toBeFocused();
    await expect(opener(page)).toHaveAccessibleName('图标 闪电');
    await expect(row(page, 'Plant').locator('use')).toHaveAttribute('href', /more-icons.*#thunderbolt$/);

    await openPicker(page, 'Office');
    await page.getByRole('tab', { name: '自定义图标' }).click();
    const file = page.locator('input[type=file]');
    const alert = page.getByRole('dialog').getByRole('alert');
    await file.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
    await expect(alert).toHaveText('请上传图片格式的文件');
    await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(500 * 1024 + 1) });
    await expect(alert).toHaveText('图标不能超过500K');
    await page.keyboard.press('Escape');

    await saveButton(page)
      .or(page.getByRole('button', { name: '保存', exact: true }))
      .click();
    await expect.poll(async () => (await storedPages(admin))[0]).toMatchObject({ icon: 'thunderbolt' });
  });
});

test('uploads an own icon, uses it again, and deletes it', async ({ page, product }) => {
  const admin = await openPages(page, { url: product.url });
  const uploads = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/media/'));
  await openPicker(page, 'Office');
  await page.getByRole('tab', { name: 'Own icons' }).click();
  await page.locator('input[type=file]').setInputFiles(drawing('<circle cx="32" cy="32" r="30"/>'));
  expect(new URL((await uploads).url()).pathname).toBe('/rest/core/media/modelIcon');
  await expect(page.getByRole('dialog')).toBeHidden();
  const uploaded = row(page, 'Office').locator('img');
  await expect(uploaded).toHaveJSProperty('naturalWidth', 64);

  await openPicker(page, 'Store');
  await page.getByRole('tab', { name: 'Own icons' }).click();
  const own = page.getByRole('button', { name: 'valve', exact: true });
  // The demo icons are older.
  await own.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'meter', exact: true })).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Store').locator('img')).toHaveJSProperty('naturalWidth', 64);
  await saveButton(page).click();
  await expect(page.getByText('Pages saved')).toBeVisible();
  const icons = (await storedPages(admin)).map(({ icon }) => icon);
  expect(icons.slice(1)).toEqual([icons[1], icons[1]]);
  expect(icons[1]).toMatch(/^\/core\/media\/modelIcon\/valve(?:%20\(\d+\))?\.svg$/);

  await opener(page).click();
  await page.getByRole('button', { name: 'Delete valve' }).click();
  const question = page.getByRole('dialog', { name: /^Delete the icon/ });
  await expect(question.getByRole('status')).toContainText('2 uses will show a general icon instead:');
  await expect(question.getByRole('listitem')).toHaveText(['Office', 'Store']);
  await question.getByRole('button', { name: 'Delete anyway' }).click();
  await expect(question).toBeHidden();
  await expect(own).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Upload an icon' })).toBeFocused();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(opener(page)).toHaveAccessibleName('Icon Choose an icon');
  expect((await admin.send('GET', 'core/media/modelIcon')).body).toHaveLength(3);
});

test.describe('a file that only claims to be an image', () => {
  test.use({ expectedErrors: [/400/] });

  test('is rejected by the platform', async ({ page, product }) => {
    await openPages(page, { url: product.url });
    await openPicker(page, 'Office');
    await page.getByRole('tab', { name: 'Own icons' }).click();
    await page.locator('input[type=file]').setInputFiles({ ...drawing(''), name: 'a.png' });
    await expect(page.getByRole('alert')).toContainText('Please upload an image-format file');
  });
});

for (const { colorScheme, language, viewport, prefix } of [
  { colorScheme: 'light', language: 'en', viewport: { width: 1440, height: 900 }, prefix: '' },
  { colorScheme: 'dark', language: 'ar', viewport: { width: 390, height: 844 }, prefix: 'ar-' },
] as const) {
  test.describe(`${colorScheme}, ${language}, ${viewport.width} px`, () => {
    test.use({ colorScheme, language, viewport });

    test('axe finds nothing serious in the picker', async ({ page, product }) => {
      await openPages(page, { url: product.url, prefix });
      await openPicker(page, `${prefix}Office`);
      expect(await seriousErrors(page, '.ant-modal'), 'icons').toEqual([]);
      await page.getByRole('tab').nth(1).click();
      await expect(page.getByRole('dialog').getByText('tank')).toBeVisible();
      expect(await seriousErrors(page, '.ant-modal'), 'own icons').toEqual([]);
      expect(await page.getByRole('dialog').evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
    });
  });
}
