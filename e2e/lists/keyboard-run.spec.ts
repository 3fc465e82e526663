import type { Locator, Page } from '@playwright/test';
import { goTo } from '../support/keyboard';
import { expect, logIn, test } from '../support/test';

test.use({ productFor: 'lists' });

async function press(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await goTo(page, target, key);
  await page.keyboard.press('Enter');
}

const option = (page: Page, name: string) =>
  page.locator('.ant-select-dropdown:visible .ant-select-item-option-active', { hasText: name });

/** Chooses in a list of choices: opened by a key, searched by a text where it can be. */
async function choose(page: Page, target: Locator, { name, typed }: { name: string; typed?: string }): Promise<void> {
  await goTo(page, target);
  await page.keyboard.press('ArrowDown');
  await expect(target).toHaveAttribute('aria-expanded', 'true');
  if (typed !== undefined) await page.keyboard.type(typed);
  for (let presses = 0; presses < 20 && !(await option(page, name).isVisible()); presses++)
    await page.keyboard.press('ArrowDown');
  await expect(option(page, name)).toBeVisible();
  await page.keyboard.press('Enter');
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** The count below a list without a filter, however many records other files have left. */
const firstPage = /^1–15 of [\d,]+ records$/;
const titles = (page: Page) => page.getByRole('columnheader').filter({ hasText: /\S/ });

test('filters, sorts, pages, chooses columns, edits and deletes records without a mouse', async ({ page, product }) => {
  await logIn(page, { to: `${product.url}/app/list/alarm` });
  await expect(page.getByText(firstPage)).toBeVisible();

  await test.step('filter', async () => {
    await press(page, button(page, 'Filter'));
    await choose(page, page.getByRole('combobox', { name: 'Column' }), { name: 'Severity', typed: 'sev' });
    await choose(page, page.getByRole('combobox', { name: 'Value for “Severity”' }), { name: 'Critical' });
    await page.keyboard.press('Escape');
    await press(page, button(page, 'Add a condition'));
    await press(page, button(page, 'Add a condition'));
    await press(page, button(page, 'Remove the condition on “Message”').last(), 'Shift+Tab');
    await expect(button(page, 'Remove the condition on “Message”')).toBeFocused();
    await goTo(page, page.getByRole('textbox', { name: 'Value for “Message”' }), 'Shift+Tab');
    await page.keyboard.type('pressure');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Message: contains “pressure”')).toBeVisible();
    await expect(page.getByText(/^Severity: .*Critical/)).toBeVisible();
    await press(page, button(page, 'Filter'), 'Shift+Tab');
    await expect(page.getByRole('form')).toBeHidden();
    // A chip goes by its own button.
    await press(page, button(page, 'Remove the filter “Message: contains “pressure””'));
    await expect(page.getByText('Message: contains “pressure”')).toBeHidden();
    await expect(button(page, /^Remove the filter “Severity/)).toBeFocused();
    await press(page, button(page, /^Remove the filter “Severity/));
    await expect(page.getByText(firstPage)).toBeVisible();
    await expect(button(page, 'Filter')).toBeFocused();
  });

  await test.step('order', async () => {
    await press(page, button(page, 'Severity'));
    await goTo(page, button(page, 'Raised'));
    await page.keyboard.press('Shift+Enter');
    await expect(page).toHaveURL(/sort=severity%2CraisedAt/);
    await press(page, button(page, 'Options of “Raised”'));
    await goTo(page, page.getByRole('menuitem', { name: 'Remove from the order' }), 'ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/sort=severity$/);
    await expect(button(page, 'Options of “Raised”')).toBeFocused();
  });

  await test.step('columns', async () => {
    await press(page, button(page, 'Columns'), 'Shift+Tab');
    await goTo(page, page.getByRole('checkbox', { name: 'Note' }));
    await page.keyboard.press('Space');
    const handle = page.getByRole('button', { name: 'Move “Note”' });
    await goTo(page, handle, 'Shift+Tab');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('Note: place 5 of 6')).toBeAttached();
    await expect(handle).toBeFocused();
    await goTo(page, page.getByRole('spinbutton', { name: 'Width of “Note” in pixels' }));
    await page.keyboard.press('ArrowUp');
    await choose(page, page.getByRole('combobox', { name: 'Pin of “Note”' }), { name: 'At the end' });
    // Escape may still be for the list of choices, which closes for longer than it is visible.
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Close' }), 'Shift+Tab');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button(page, 'Columns')).toBeFocused();
    await expect(titles(page).last()).toHaveText('Note');
  });

  await test.step('pages', async () => {
    await press(page, button(page, 'Next page'));
    await expect(page.getByText(/^16–30 of /)).toBeVisible();
    await press(page, button(page, 'First page'), 'Shift+Tab');
    await expect(page.getByText(firstPage)).toBeVisible();
  });

  await test.step('record', async () => {
    const links = page.getByRole('rowheader').getByRole('link');
    await goTo(page, links.first(), 'Shift+Tab');
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog');
    await goTo(page, panel.getByRole('textbox', { name: 'Note' }));
    await page.keyboard.type('Seen by the night shift');
    await press(page, panel.getByRole('button', { name: 'Save', exact: true }));
    await expect(panel.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(links.nth(1)).toBeFocused();
    await expect(page.getByRole('row').nth(2)).toContainText('Seen by the night shift');
  });

  await test.step('many records', async () => {
    const boxes = page.getByRole('row').getByRole('checkbox');
    await goTo(page, boxes.nth(1), 'Shift+Tab');
    await page.keyboard.press('Space');
    await goTo(page, boxes.nth(2));
    await page.keyboard.press('Space');
    const bar = page.getByRole('region', { name: 'Selected records' });
    await expect(bar).toContainText('2 selected');
    const edit = bar.getByRole('button', { name: /Edit a field$/ });
    const dialog = page.getByRole('dialog');
    await press(page, edit, 'Shift+Tab');
    await expect(dialog.getByRole('combobox', { name: 'Field' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(edit).toBeFocused();
    await page.keyboard.press('Enter');
    await choose(page, dialog.getByRole('combobox', { name: 'Field' }), { name: 'Note', typed: 'note' });
    await goTo(page, dialog.getByRole('textbox', { name: 'Note' }));
    await page.keyboard.type('Both of them');
    await press(page, dialog.getByRole('button', { name: 'Continue' }));
    await press(page, dialog.getByRole('button', { name: 'Change 2 records' }));
    await expect(dialog.getByText('Changed: 2 records')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(boxes.first()).toBeFocused();
    await expect(page.getByRole('row').nth(1)).toContainText('Both of them');
    await expect(page.getByRole('row').nth(2)).toContainText('Both of them');
    const id = await boxes.nth(1).evaluate((box) => box.closest('tr')?.querySelector('a')?.getAttribute('href'));
    await goTo(page, boxes.nth(1));
    await page.keyboard.press('Space');
    await expect(bar).toContainText('1 selected');
    await press(page, bar.getByRole('button', { name: /Delete$/ }), 'Shift+Tab');
    await press(page, dialog.getByRole('button', { name: 'Delete 1 record' }));
    await expect(dialog.getByText('Deleted: 1 record')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(boxes.first()).toBeFocused();
    await expect(page.locator(`a[href="${id}"]`)).toHaveCount(0);
  });
});
