import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Opens the list of backups and waits until it is loaded. */
export async function openBackups(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}/app/backup`);
  await expect(page.getByRole('table', { name: 'Backup' })).toBeVisible();
}

export const dialogOf = (page: Page): Locator => page.getByRole('dialog');
/** The row of a backup, by its whole name. */
export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.locator('bdi').getByText(name, { exact: true }) });
/** The progress of a job, in the corner of every page. */
export const noticeOf = (page: Page, title: string): Locator => page.getByRole('article', { name: title, exact: true });

/** Stops a job by the button of its notice. */
export async function stopJob(page: Page, title: string): Promise<void> {
  const asked = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await noticeOf(page, title).getByRole('button', { name: 'Stop' }).click();
  expect((await asked).status()).toBe(200);
}

export async function openOneClick(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'One-click backup' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('checkbox', { name: 'All modules' })).toBeVisible();
  return dialog;
}

/** Chooses an entry of a row's menu. */
export async function chooseAction(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${name}` }).click();
  await rowMenu(page).getByRole('menuitem', { name: action, exact: true }).click();
}

/** Expects these entries, and no others, in a row's menu. Closes the menu afterwards. */
export async function expectActions(page: Page, name: string, actions: string[]): Promise<void> {
  const button = page.getByRole('button', { name: `More actions for ${name}` });
  await button.click();
  await expect(rowMenu(page).getByRole('menuitem')).toHaveText(actions);
  await button.click();
  await expect(rowMenu(page)).toHaveCount(0);
}

const rowMenu = (page: Page): Locator => page.locator('.ant-dropdown:visible');

/** Opens the restore dialog of a backup, which has a field called `field`: that of its modules, unless it has none. */
export async function openRestore(page: Page, name: string, field?: string): Promise<Locator> {
  await page.getByRole('button', { name: `Restore: ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Restore “${name}”` });
  const expected =
    field === undefined ? dialog.getByRole('checkbox', { name: 'All modules' }) : dialog.getByLabel(field);
  await expect(expected).toBeVisible();
  return dialog;
}

/** Chooses the rule for all modules in the restore dialog, and requests the plan. */
export async function planRestore(page: Page, form: Locator, rule: string): Promise<Locator> {
  await form.getByRole('radio', { name: rule }).click();
  return planFor(page, form);
}

/** Requests the plan of the input in the restore dialog. */
export async function planFor(page: Page, form: Locator): Promise<Locator> {
  await form.getByRole('button', { name: 'Show what it does' }).click();
  const dialog = page.getByRole('dialog', { name: /^What restoring/ });
  await expect(dialog.getByRole('cell').first()).toBeVisible();
  return dialog;
}

/** Counts of the plan for a part: added, changed and deleted. */
export async function countsOf(plan: Locator, part: string): Promise<Record<'added' | 'changed' | 'deleted', number>> {
  const row = plan.getByRole('row').filter({ has: plan.page().getByRole('cell', { name: part, exact: true }) });
  const [added, changed, , , deleted] = (await row.getByRole('cell').allTextContents()).slice(-5).map(Number);
  return { added: added ?? NaN, changed: changed ?? NaN, deleted: deleted ?? NaN };
}

/** Expects the page of a restored platform: the text, then the login page with the reason. */
export async function expectRestored(page: Page): Promise<void> {
  // Reads the path and the text in one step, as the page shows the text for 5 seconds only.
  const shown = () => page.evaluate(() => `${location.pathname} ${document.body.innerText}`);
  await expect
    .poll(shown, { timeout: 60_000, intervals: [100] })
    .toMatch(/^\/app\/[^]*Restored; redirecting to login in 5 seconds\./);
  await expect(page.getByText('The network is there, but the platform does not answer.')).toHaveCount(0);
  await expect(page).toHaveURL(/\/login$/, { timeout: 60_000 });
  await expect(page.getByText('The platform was restored. Log in again for the data to take effect.')).toBeVisible();
}
