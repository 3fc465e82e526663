import type { Page } from '@playwright/test';
import { chooseAction, dialogOf, openBackups, rowOf } from '../support/backup-page';
import { makeBackup } from '../support/backups';
import { PlatformClient } from '../support/platform-client';
import { expect, logIn, test } from '../support/test';

test.describe.configure({ mode: 'serial' });
test.use({ productFor: 'paged backups' });

const names = Array.from({ length: 16 }, (_, at) => `Night ${at + 1}`);
const [oldest = ''] = names;
let admin: PlatformClient;
test.beforeAll(async ({ product }) => {
  admin = await PlatformClient.login(product.url);
  for (const name of names) await makeBackup(admin, { name, hasFiles: name === oldest });
});
test.beforeEach(async ({ page }) => {
  await logIn(page);
  await openBackups(page);
});

test('the page size is in the URL and in the request to the platform', async ({ page }) => {
  const asked: (Record<string, unknown> | undefined)[] = [];
  page.on('request', (request) => asked.push(askedOf(request.url())));
  await expect(rows(page)).toHaveCount(15);
  await expect(page.getByText('16 entries')).toBeVisible();
  const size = page.getByRole('combobox', { name: 'Page Size' });
  const choices = page.locator('.ant-select-dropdown:visible .ant-select-item-option-content');
  await size.click();
  await expect(choices).toHaveText(['15 / page', '30 / page', '50 / page', '100 / page']);
  await size.press('Escape');
  for (const each of [30, 50, 100]) {
    await size.click();
    await choices.getByText(`${each} / page`, { exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`\\?size=${each}$`));
    await expect(rows(page)).toHaveCount(16);
    // The rows of the previous size stay until the answer arrives, so the test checks the request.
    await expect.poll(() => asked).toContainEqual(expect.objectContaining({ skip: 0, limit: each }));
  }
  await size.click();
  await choices.getByText('15 / page', { exact: true }).click();
  await expect(page).toHaveURL(/\/app\/backup$/);
  await expect(rows(page)).toHaveCount(15);
});

test('the content filter shows backups with the content, from the first page on', async ({ page }) => {
  await page.getByRole('listitem', { name: '2', exact: true }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await chooseContent(page, 'Project files');
  await expect(page).toHaveURL(/\?content=fileServer$/);
  await expect(rows(page)).toHaveCount(1);
  await expect(rowOf(page, oldest)).toBeVisible();
  await chooseContent(page, 'Front-end package');
  await expect(page.getByText('Nothing here has the content “Front-end package”.')).toBeVisible();
  await chooseContent(page, 'All content');
  await expect(page).toHaveURL(/\/app\/backup$/);
  await expect(rows(page)).toHaveCount(15);
});

test('the second page has the sixteenth backup, and deleting it leads back to the first', async ({ page }) => {
  await expect(rowOf(page, oldest)).toHaveCount(0);
  await page.getByRole('listitem', { name: '2', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(rowOf(page, oldest)).toBeVisible();
  await chooseAction(page, oldest, 'Delete');
  await dialogOf(page).getByRole('button', { name: 'Delete' }).click();
  await expect(rows(page)).toHaveCount(15);
  await expect(page).toHaveURL(/\/app\/backup$/);
  await expect(rowOf(page, 'Night 16')).toBeVisible();
});

const rows = (page: Page) =>
  page
    .getByRole('table', { name: 'Backup' })
    .locator('tbody')
    .getByRole('row')
    .filter({ has: page.locator('bdi') });

async function chooseContent(page: Page, content: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Filter by content' }).click();
  await page.locator('.ant-select-item-option-content').getByText(content, { exact: true }).click();
}

/** Parameters of a request for the list. */
function askedOf(address: string): Record<string, unknown> | undefined {
  const { pathname, searchParams } = new URL(address);
  if (!pathname.endsWith('/rest/core/backup')) return undefined;
  return JSON.parse(searchParams.get('query') ?? '{}') as Record<string, unknown>;
}
