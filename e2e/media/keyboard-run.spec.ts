import type { Locator, Page } from '@playwright/test';
import { goTo, typeAhead } from '../support/keyboard';
import { expect, logIn, test } from '../support/test';

// The server rejects the name that is taken.
test.use({ productFor: 'media-keyboard', expectedErrors: [/status of 400/] });

const item = (page: Page, name: string) => page.getByRole('option', { name: new RegExp(`^${name},`) });
const selected = (page: Page, name: string) => item(page, name).and(page.locator('[aria-selected=true]'));
/** The folder in a tree that the keyboard is on. */
const activeFolder = (place: Page | Locator, name: string) =>
  place.getByRole('treeitem', { name, exact: true }).and(place.locator('[data-active]'));

test('manages files from the first to the last step without a mouse', async ({ page, product }) => {
  await logIn(page, { to: `${product.url}/app/media?folder=documents` });
  const list = page.getByRole('listbox', { name: /^Content of/ });
  const status = page.getByText(/ selected$/);
  await expect(item(page, 'notes.txt')).toBeVisible();
  await goTo(page, list);

  // The list: type-ahead, selection, help.
  await typeAhead(page, 'rea', selected(page, 'readings.csv'));
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+Space');
  await expect(status).toHaveText('2 files · 2 selected');
  await page.keyboard.press('Escape');
  await expect(status).toBeHidden();

  // A range from where it began, by Shift: it grows, shrinks, and reaches the end.
  await page.keyboard.press('Home');
  await expect(item(page, 'readings.csv')).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(status).toHaveText('2 files · 2 selected');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(item(page, 'readings.csv')).toHaveAttribute('aria-selected', 'false');
  await expect(item(page, 'notes.txt')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Shift+End');
  await expect(status).toHaveText('2 files · 2 selected');
  await page.keyboard.press('Escape');
  await expect(status).toBeHidden();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts of the list' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeFocused();

  // Rename in the list. A name that cannot be is said beside it, and nothing is lost.
  await page.keyboard.press('Home');
  await page.keyboard.press('F2');
  const name = page.getByRole('textbox', { name: 'Rename “notes.txt”' });
  await expect(name).toBeFocused();
  await page.keyboard.type('a/b');
  await page.keyboard.press('Enter');
  await expect(name).toHaveAccessibleDescription(/The name cannot have/);
  await expect(name).toHaveValue('a/b.txt');
  await name.press('Control+a');
  await page.keyboard.type('minutes.txt');
  await page.keyboard.press('Enter');
  await expect(item(page, 'minutes.txt')).toHaveAttribute('aria-selected', 'true');
  await expect(list).toBeFocused();

  // Cut, go up, open another folder, paste, undo.
  await page.keyboard.press('Control+x');
  await expect(page.getByText('2 files · 1 item cut · 1 selected')).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(item(page, 'documents')).toHaveAttribute('aria-selected', 'true');
  await typeAhead(page, 'models', selected(page, 'models'));
  await page.keyboard.press('Enter');
  await expect(item(page, 'cube.obj')).toBeVisible();
  await page.keyboard.press('Control+v');
  await expect(item(page, 'minutes.txt')).toHaveAttribute('aria-selected', 'true');
  await expect(list).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(item(page, 'minutes.txt')).toBeHidden();

  // A folder is made from the bar, and a file is copied into it through the menu.
  await goTo(page, page.getByRole('button', { name: 'New folder' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Name of the folder/ })).toBeFocused();
  await page.keyboard.type('copies');
  await page.keyboard.press('Enter');
  await expect(item(page, 'copies')).toHaveAttribute('aria-selected', 'true');
  await goTo(page, list);
  await typeAhead(page, 'cube', selected(page, 'cube.obj'));
  await page.keyboard.press('Shift+F10');
  // A key that comes before the menu has the focus goes to the menu, too.
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.ant-dropdown').getByRole('menuitem').nth(1)).toBeFocused();
  await goTo(page, page.getByRole('menuitem', { name: 'Copy to…' }), 'ArrowDown');
  await page.keyboard.press('Enter');
  const copy = page.getByRole('dialog', { name: 'Copy “cube.obj”' });
  await goTo(page, copy.getByRole('tree', { name: 'Folders' }));
  await page.keyboard.press('ArrowRight');
  await typeAhead(page, 'cop', activeFolder(copy, 'copies'));
  await page.keyboard.press('Enter');
  await expect(copy.getByText('Into: copies')).toBeVisible();
  await goTo(page, copy.getByRole('button', { name: 'Copy', exact: true }));
  await page.keyboard.press('Enter');
  await expect(copy).toBeHidden();
  await expect(list).toBeFocused();

  // Delete, and restore from the trash.
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  const question = page.getByRole('dialog', { name: 'Delete 2 items?' });
  await goTo(page, question.getByRole('button', { name: 'Move to the trash' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('This folder is empty')).toBeVisible();
  await expect(list).toBeFocused();
  await goTo(page, page.getByRole('link', { name: 'Trash' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const trash = page.getByRole('grid', { name: 'Trash' });
  await expect(page.getByRole('row', { name: /^cube\.obj, from models/ })).toBeVisible();
  await goTo(page, trash);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('ContextMenu');
  await expect(page.getByRole('menuitem', { name: 'Restore', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^The trash is empty\. /)).toBeVisible();
  await expect(trash).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(item(page, 'copies')).toBeVisible();
  await goTo(page, list);
  await typeAhead(page, 'copies', selected(page, 'copies'));
  await page.keyboard.press('Enter');
  await expect(item(page, 'cube.obj')).toBeVisible();

  // Another folder, by the tree beside the list.
  await goTo(page, page.getByRole('tree', { name: 'Folders' }), 'Shift+Tab');
  await typeAhead(page, 'docu', activeFolder(page, 'documents'));
  await page.keyboard.press('Enter');
  await expect(item(page, 'minutes.txt')).toBeVisible();

  // A file is uploaded, beside one with its name, and the queue is closed.
  await goTo(page, page.getByRole('button', { name: 'Upload', exact: true }), 'Shift+Tab');
  // The browser has to know of it before the key that asks for it.
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Files' })).toBeFocused();
  await page.keyboard.press('Enter');
  // The dialog of the system takes no keys of a test.
  await (await chooser).setFiles({ name: 'readings.csv', mimeType: 'text/csv', buffer: Buffer.from('pump,1\n') });
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads.getByRole('button', { name: 'Keep both' })).toBeVisible();
  await goTo(page, uploads.getByRole('button', { name: 'Keep both' }));
  await page.keyboard.press('Enter');
  await expect(item(page, String.raw`readings \(1\)\.csv`)).toBeVisible();
  await goTo(page, uploads.getByRole('button', { name: 'Close the uploads' }));
  await page.keyboard.press('Enter');
  await expect(uploads).toBeHidden();
});
