import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Opens the tab of a form, such as `settings/base`, beside the settings menu, and waits until it is drawn. */
export async function openTab(page: Page, form: string, origin = ''): Promise<void> {
  const [group, tab] = form.split('/');
  await page.goto(`${origin}/app/system/list/${group}?tab=${tab}`);
  await expect(page.locator('.sb-field').first()).toBeVisible();
}

export const field = (page: Page, pointer: string): Locator => page.locator(`.sb-field[data-pointer="${pointer}"]`);
export const input = (page: Page, pointer: string): Locator => field(page, pointer).locator('input, textarea').first();
export const errorOf = (page: Page, pointer: string): Locator => field(page, pointer).locator('.sb-error');
export const saveButton = (page: Page): Locator => page.getByRole('button', { name: 'Save', exact: true });

/** Saves and waits for the page's confirmation. */
export async function save(page: Page): Promise<void> {
  // The button ignores a click until an earlier save has ended, also after its confirmation.
  await expect(saveButton(page)).not.toHaveClass(/ant-btn-loading/);
  await saveButton(page).click();
  await expect(page.getByText('System settings saved').last()).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
}

export async function choose(page: Page, pointer: string, option: string): Promise<void> {
  await pick(page, field(page, pointer).getByRole('combobox').first(), option);
  await expect(field(page, pointer), 'what was chosen').toContainText(option);
}

/** Chooses an option of one select, such as one in an item of a list, and waits until its list is closed. */
export async function chooseIn(page: Page, box: Locator, option: string): Promise<void> {
  await pick(page, box, option);
  await expect(page.locator('.ant-select-dropdown:visible')).toHaveCount(0);
}

async function pick(page: Page, box: Locator, option: string): Promise<void> {
  await box.click();
  const list = page.locator('.ant-select-dropdown:visible');
  // Playwright scrolls the page for a second attempt while an element still unfolds, and the list moves from under the pointer.
  await expect(list).not.toHaveClass(/ant-slide-/);
  await list.getByText(option, { exact: true }).click();
}

export async function chooseLanguage(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: /^(Language|语言|Langue|اللغة)/ }).click();
  await page.getByRole('menuitem', { name: label }).click();
}
