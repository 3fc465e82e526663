import { choose as chooseOption, input, saveButton } from '../support/settings-page';
import { expect, logIn, test } from '../support/test';
import { choose, openPages, outline, row, storedPages } from './open-pages';

test.use({ productFor: 'pages' });

test('adds, changes, moves, duplicates and deletes pages, with undo, and saves them', async ({ page, product }) => {
  const admin = await openPages(page, { url: product.url });
  await choose(page, 'Office', 'Add page below');
  await expect(row(page, 'New page')).toBeFocused();
  await expect(row(page, 'New page')).toHaveAttribute('aria-level', '2');
  await input(page, '/title').fill('Rooms');
  await input(page, '/path').fill('office/rooms');
  await expect(saveButton(page)).toBeDisabled();
  await page.getByText('To correct: 1').click();
  await expect(input(page, '/element')).toBeFocused();
  await expect(input(page, '/element')).toHaveAttribute('aria-invalid', 'true');
  await chooseOption(page, '/element', 'Energy');
  await expect(row(page, 'Rooms')).toBeVisible();
  await expect(page.getByText('Unsaved changes')).toBeVisible();

  await choose(page, 'Store', 'Move up');
  expect(await outline(page)).toEqual(['1 Plant', '2 Boilers', '2 Pumps', '1 Store', '1 Office', '2 Rooms']);
  await choose(page, 'Store', 'Duplicate');
  const heard = page.locator('output', { hasText: /duplicated|Undone/ });
  await expect(heard).toHaveText('“Store” duplicated.');
  await choose(page, 'Plant', 'Delete');
  const question = page.getByRole('dialog', { name: 'Delete “Plant”?' });
  await expect(question).toContainText('2 pages below it are deleted too');
  await expect(question.getByRole('listitem')).toHaveText(['Boilers', 'Pumps']);
  await question.getByRole('button', { name: 'Delete' }).click();
  expect(await outline(page)).toEqual(['1 Store', '1 Store', '1 Office', '2 Rooms']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heard).toHaveText('Undone: “Plant” is at position 1 of 4 on the top level.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Plant')).toBeVisible();
  await page.getByRole('button', { name: 'Redo' }).click();
  expect(await outline(page)).toHaveLength(7);

  await saveButton(page).click();
  await expect(page.getByText('Pages saved')).toBeVisible();
  const stored = await storedPages(admin);
  expect(stored.map(({ key }) => key)).toEqual(['Plant', 'Store', expect.stringMatching(/^[0-9a-f]{24}$/), 'Office']);
  expect(stored[3]).toMatchObject({
    children: [{ title: 'Rooms', path: 'office/rooms', element: expect.stringMatching(/^dashboard\./) }],
  });
  await page.reload();
  await expect(row(page, 'Rooms')).toBeVisible();
});

test('moves a page to any place by search, and says why a place is blocked', async ({ page, product }) => {
  await openPages(page, { url: product.url });
  await choose(page, 'Plant', 'Move to…');
  const dialog = page.getByRole('dialog', { name: 'Move “Plant”' });
  await dialog.getByRole('combobox').fill('Boil');
  await page.getByTitle('Plant › Boilers').click();
  await expect(dialog.getByRole('alert')).toHaveText('a page cannot be inside a page below it');
  await expect(dialog.getByRole('button', { name: 'Move' })).toBeDisabled();
  await dialog.getByRole('combobox').fill('Store');
  await page.getByTitle('Store').last().click();
  await dialog.getByRole('radio', { name: 'After it' }).check();
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(row(page, 'Plant')).toBeFocused();
  expect(await outline(page)).toEqual(['1 Office', '1 Store', '1 Plant', '2 Boilers', '2 Pumps']);
});

test('asks before unsaved pages are left', async ({ page, product }) => {
  await openPages(page, { url: product.url });
  await choose(page, 'Store', 'Move up');
  await page.getByRole('link', { name: 'Overview' }).click();
  await page.getByRole('button', { name: 'Stay on the page' }).click();
  expect((await outline(page)).at(-1)).toBe('1 Office');
});

test('asks before the browser’s tab is closed with unsaved pages', async ({ page, product }) => {
  await openPages(page, { url: product.url });
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  await expect(row(page, 'Store')).toBeVisible();
  expect(asked).toEqual([]);
  await choose(page, 'Store', 'Move up');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await expect(row(page, 'Store')).toBeVisible();
  expect((await outline(page)).at(-1)).toBe('1 Store');
});

test.describe('two administrators', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('merge page by page, and decide about a page that both changed', async ({ page, product, openConsole }) => {
    const admin = await openPages(page, { url: product.url });
    const other = await openConsole();
    await logIn(other, { to: '/app/router' });
    await choose(page, 'Store', 'Move up');
    // Unsaved here, so that the save below is not shown first.
    await row(other, 'Boilers').click();
    await input(other, '/path').fill('steam');
    await saveButton(page).click();
    await expect(page.getByText('Pages saved')).toBeVisible();
    await saveButton(other).click();
    await expect(other.getByText('together with what someone else saved')).toBeVisible();
    expect(await outline(other)).toEqual(['1 Plant', '2 Boilers', '2 Pumps', '1 Store', '1 Office']);

    await expect(page.getByText('Unsaved changes')).toBeHidden();
    await row(page, 'Office').click();
    await input(page, '/path').fill('mine');
    await row(other, 'Office').click();
    await input(other, '/path').fill('theirs');
    await saveButton(other).click();
    const path = async () => (await storedPages(admin)).at(-1)?.['path'];
    await expect.poll(path).toBe('theirs');
    await saveButton(page).click();
    const clash = page.getByRole('alert').filter({ hasText: 'Someone else changed the same pages' });
    await expect(clash.getByRole('row', { name: 'Office Path: mine Path: theirs' })).toBeVisible();
    await clash.getByRole('button', { name: 'Save my version' }).click();
    await expect(clash).toBeHidden();
    await expect.poll(path).toBe('mine');
  });
});
