import { violations } from '../support/accessibility';
import { pickFile } from '../support/pick-file';
import { expect, logIn, test } from '../support/test';

test('the gallery shows every widget with a working example, found by its name', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await logIn(page, { to: '/app/studio' });
  await page.getByRole('link', { name: 'Widgets' }).click();
  await expect(page.getByRole('heading', { name: 'text-map', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'backup:ftp-password' })).toBeVisible();

  await page.getByRole('textbox', { name: 'Search widgets' }).fill('between two limits');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['slider']);
  const example = page.getByRole('region', { name: 'Example of slider' });
  await expect(example.getByText('4', { exact: true })).toBeVisible();
  await example.getByRole('slider').press('ArrowRight');
  await expect(example.getByText('5', { exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Copy uiSchema of slider' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as object;
  expect(copied).toEqual({ exampleSlider: { 'ui:widget': 'slider', 'ui:options': { suffix: 'unit' } } });
});

test('JSON is entered as code, and Tab leaves it', async ({ page }) => {
  await logIn(page, { to: '/app/studio/widgets' });
  await page.getByRole('textbox', { name: 'Search widgets' }).fill('line numbers');
  const example = page.getByRole('region', { name: 'Example of code' });
  const code = example.getByRole('textbox', { name: 'exampleCode' });
  await code.fill('{\n  "level": 3,\n  limit: 4\n}');
  await code.press('Tab');
  await expect(code).not.toBeFocused();
  await expect(example.getByText('exampleCode must be JSON. Look at line 3')).toBeVisible();
  await code.fill('{}');
  await expect(example.getByText(/must be JSON/)).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});

test('a file of the media library is picked as the example of a file, and shown with its kind and size', async ({
  page,
}) => {
  await logIn(page, { to: '/app/studio/widgets' });
  await page.getByRole('textbox', { name: 'Search widgets' }).fill('file');
  const example = page.getByRole('region', { name: 'Example of file', exact: true });
  await pickFile(page, example, 'notes.txt');
  await expect(example.getByRole('link', { name: 'notes.txt' })).toBeVisible();
  await expect(example.getByText('TXT', { exact: true })).toBeVisible();
  await expect(example.getByText(/^[\d.]+ KB$/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test.describe('on a phone, in Arabic', () => {
  test.use({ language: 'ar', viewport: { width: 390, height: 844 } });

  test('the gallery fits the screen', async ({ page }) => {
    await logIn(page, { to: '/app/studio/widgets' });
    await expect(page.getByRole('heading', { name: 'directory-tree' })).toBeVisible();
    await expect(page.locator('.ant-skeleton')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
  });
});
