import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { isChecked } from './checked';
import { violations } from '../support/accessibility';
import { adminPassword } from '../support/product';
import { expect, logIn, test } from '../support/test';

test.use({ productFor: 'messages and impact' });

async function choose(select: Locator, option: Locator): Promise<void> {
  await select.click();
  await option.click();
}

const show = (page: Page, option: string) =>
  choose(page.getByRole('combobox', { name: 'Messages shown' }), page.getByTitle(option));

test('missing messages are filtered, filled, and travel as CSV', async ({ page }) => {
  await logIn(page, { to: '/app/studio' });
  await isChecked(page);
  await page.getByText('Messages', { exact: true }).click();
  const table = page.getByRole('table');
  await table.getByRole('textbox', { name: 'exampleText.help, English' }).fill('Shown to all users');
  await show(page, 'Missing in a required language (1)');
  await expect(table.getByRole('rowheader')).toHaveText(['exampleText.help']);
  await table.getByRole('textbox', { name: 'exampleText.help, 简体中文' }).fill('所有用户可见');
  await expect(table.getByRole('rowheader')).toHaveText(['exampleText.help']);
  expect(await violations(page)).toEqual([]);
  await show(page, 'Missing in Français (3)');
  const french = table.getByRole('textbox', { name: 'exampleText.help, Français' });
  await expect(french).toHaveAttribute('placeholder', 'In English: Shown to all users');
  await french.fill('Visible par tous');
  await expect(table.getByRole('rowheader')).toHaveCount(3);
  expect(await violations(page)).toEqual([]);
  await show(page, 'All messages');

  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const csv = await readFile(await (await downloaded).path(), 'utf8');
  expect(csv).toContain('exampleText.help,Shown to all users,所有用户可见,,Visible par tous');

  const upload = async (buffer: Buffer) => {
    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload CSV' }).click();
    await (await chosen).setFiles({ name: 'texts.csv', mimeType: 'text/csv', buffer });
  };
  const header = Buffer.from('key,en,zh-Hans\nexampleText.help,');
  for (const text of [Buffer.from([0xcb, 0xf9, 0xd3, 0xd0, 0xd3, 0xc3]), Buffer.from('P\xf8ehled', 'latin1')]) {
    await upload(Buffer.concat([header, text]));
    await expect(page.getByText('The file is not encoded in UTF-8. Save it as “CSV UTF-8”')).toBeVisible();
    await upload(Buffer.from('PK\0\u0001'));
    await expect(page.getByText('The file is not a CSV in UTF-8')).toBeVisible();
  }
  await upload(Buffer.from(csv.replace('Shown to all users', '"For all, always"')));
  await expect(table.getByRole('textbox', { name: 'exampleText.help, English' })).toHaveValue('For all, always');
  await page.getByText('en.json', { exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Text of locales/en.json' })).toContainText('For all, always');
  await page.getByText('fr.json', { exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Text of translations/fr.json' })).toContainText('Visible par tous');

  const preview = page.getByRole('region', { name: 'Preview' });
  await choose(preview.getByRole('combobox', { name: 'Language of the texts' }), page.getByTitle('Français'));
  await expect(preview.getByText('Visible par tous')).toBeVisible();
  await expect(preview.getByText('2 texts are missing in this language')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(preview.getByText('For all, always')).toHaveCount(0);
});

test('stored values that a draft would reject are listed with their project', async ({ page }) => {
  const login = await page.request.post('/rest/core/auth/login', {
    data: { username: 'admin', password: adminPassword },
  });
  const { token } = (await login.json()) as { token: string };
  const saved = await page.request.patch('/rest/core/setting', {
    data: { copyright: 'The lock keepers' },
    headers: { authorization: token },
  });
  expect(saved.status()).toBe(200);
  await logIn(page, { to: '/app/studio' });
  await isChecked(page);
  await page.getByRole('combobox', { name: 'Start from a tab of the product' }).fill('settings/base');
  await page.getByTitle(/\(settings\/base\)/).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Replace' }).click();
  const form = page.getByRole('textbox', { name: 'Text of form.json' });
  await expect(form).toContainText('"settings/base"');
  await isChecked(page);
  const stored = page.getByRole('region', { name: 'Stored settings' });
  await stored.getByRole('button', { name: 'Compare' }).click();
  await expect(stored.getByText(/All stored values are valid/)).toBeVisible();

  const panel = page.getByRole('region', { name: 'Properties of the field' });
  await panel.getByRole('combobox', { name: 'Field' }).fill('copyright');
  await page.getByTitle('copyright', { exact: true }).click();
  await panel.getByRole('spinbutton', { name: 'maxLength' }).fill('3');
  await expect(stored.getByText('The draft has changed since.')).toBeVisible();
  await isChecked(page);
  await stored.getByRole('button', { name: 'Compare' }).click();
  await expect(stored.getByText(/Not valid in 1 of \d+ projects/)).toBeVisible();
  await expect(stored.getByRole('listitem').filter({ hasText: 'Default project' })).toContainText('The lock keepers');
  expect(await violations(page)).toEqual([]);
});
