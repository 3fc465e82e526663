import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readStoredZip } from '../../plugins/media/platform/testing/read-stored-zip';
import { PlatformClient } from '../support/platform-client';
import { expect, logIn, test } from '../support/test';

// The platform rejects a taken name with 400, which the browser logs.
test.use({ productFor: 'media-library', expectedErrors: [/status of 400/] });

const item = (page: Page, name: string) => page.getByRole('option', { name: new RegExp(`^${name},`) });
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Actions' });
const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
const fileAt = async (page: Page, path: string) => {
  const answer = await page.request.get(`/rest/core/media/${path}`);
  return { status: answer.status(), text: await answer.text() };
};
const open = async (page: Page, url: string, query = '') => {
  await logIn(page, { to: `${url}/app/media${query}` });
  return PlatformClient.login(url);
};

test('renames, moves and moves back a picture that the settings show, and its address follows', async ({
  page,
  product,
}) => {
  const admin = await open(page, product.url, '?folder=img&file=img%2Femblem.svg');
  const logo = async () => (await admin.get('core/setting')).body['logo'];
  await admin.patch('core/setting', { logo: '/core/media/img/emblem.svg' });
  // The details are open, and follow.
  await page.getByRole('dialog', { name: 'emblem.svg' }).getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const rename = page.getByRole('dialog', { name: 'Rename “emblem.svg”' });
  await expect(rename.getByText('In use in 1 place')).toBeVisible();
  await expect(rename.getByRole('list', { name: 'Used by' })).toContainText(/\S/);
  await rename.getByRole('textbox', { name: 'New name' }).fill('badge.svg');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'badge.svg' })).toBeVisible();
  await expect(page).toHaveURL(/file=img%2Fbadge\.svg/);
  expect(await logo()).toBe('/core/media/img/badge.svg');
  // Escape closes the topmost dialog, also one that is closing.
  await expect(rename).toBeHidden();
  await page.keyboard.press('Escape');

  await item(page, 'badge.svg').click();
  await toolbar(page).getByRole('button', { name: 'Move to…' }).click();
  await expect(dialog(page).getByText('In use in 1 place')).toBeVisible();
  await dialog(page).getByRole('searchbox', { name: 'Search for a folder' }).fill('docum');
  await dialog(page).getByRole('treeitem', { name: 'documents' }).click();
  await press(page, 'Move');
  await expect(item(page, 'badge.svg')).toBeHidden();
  expect(await logo()).toBe('/core/media/documents/badge.svg');
  expect((await fileAt(page, 'documents/badge.svg')).status).toBe(200);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(item(page, 'badge.svg')).toBeVisible();
  expect(await logo()).toBe('/core/media/img/badge.svg');
});

test('says who uses a file before it is deleted, restores it from the trash, and deletes for good', async ({
  page,
  product,
}) => {
  const admin = await open(page, product.url, '?folder=models');
  await admin.post('core/dashboard', {
    name: 'Boilers',
    widgets: [{ type: 'text', text: '/core/media/models/cube.obj' }],
  });
  const before = await fileAt(page, 'models/cube.obj');
  await item(page, 'cube.obj').click();
  await page.keyboard.press('Delete');
  await expect(dialog(page).getByRole('list', { name: 'Used by' })).toContainText('Boilers');
  await press(page, 'Delete anyway');
  await expect(page.getByText('This folder is empty')).toBeVisible();
  await page.getByRole('link', { name: 'Trash' }).click();
  const row = page.getByRole('row', { name: /^cube\.obj, from models/ });
  await expect(row).toContainText('30 days');
  await row.click();
  await toolbar(page).getByRole('button', { name: 'Restore' }).click();
  await expect(row).toBeHidden();
  await page.goBack();
  await expect(item(page, 'cube.obj')).toBeVisible();
  expect(await fileAt(page, 'models/cube.obj')).toEqual(before);

  await item(page, 'cube.obj').click();
  await page.keyboard.press('Delete');
  await press(page, 'Delete anyway');
  await page.getByRole('link', { name: 'Trash' }).click();
  await page.getByRole('button', { name: 'Empty the trash' }).click();
  await press(page, 'Empty the trash');
  await expect(page.getByText(/^The trash is empty\. /)).toBeVisible();
});

test('replaces the content of a file, which keeps its address, and takes the earlier content back', async ({
  page,
  product,
}) => {
  await open(page, product.url, '?folder=documents');
  const { text: earlier } = await fileAt(page, 'documents/readings.csv');
  await item(page, 'readings.csv').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Replace the content…' }).click();
  const chooser = page.waitForEvent('filechooser');
  await dialog(page).getByRole('button', { name: 'Choose a file' }).click();
  const buffer = Buffer.from('hour,flow\n0,1\n');
  await (await chooser).setFiles({ name: 'other.csv', mimeType: 'text/csv', buffer });
  await press(page, 'Replace');
  await expect(item(page, 'readings.csv')).toContainText('14 bytes');
  expect((await fileAt(page, 'documents/readings.csv')).text).toBe(String(buffer));
  await item(page, 'readings.csv').dblclick();
  await page.getByRole('button', { name: /^Restore the version of/ }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByText('The version is the content of the file again')).toBeVisible();
  expect((await fileAt(page, 'documents/readings.csv')).text).toBe(earlier);
  await page.keyboard.press('Escape');
  await expect(item(page, 'readings.csv')).toContainText('432 bytes');
});

test('downloads files and folders as one zip with their content', async ({ page, product }) => {
  await open(page, product.url);
  await item(page, 'documents').click();
  await item(page, 'modelIcon').click({ modifiers: ['Control'] });
  const download = page.waitForEvent('download');
  await toolbar(page).getByRole('button', { name: 'Download' }).click();
  const files = readStoredZip(readFileSync(await (await download).path()));
  expect(Object.keys(files).toSorted()).toEqual([
    'documents/notes.txt',
    'documents/readings.csv',
    'modelIcon/meter.svg',
    'modelIcon/pump.svg',
    'modelIcon/tank.svg',
  ]);
  expect(files['documents/notes.txt']).toBe((await fileAt(page, 'documents/notes.txt')).text);
});

test('moves what is dragged onto a folder of the tree, with all that is selected', async ({ page, product }) => {
  const admin = await open(page, product.url, '?folder=shelf');
  for (const name of ['one', 'two']) await admin.post('core/mediaLibrary/mkdir', { catalog: 'shelf', dirName: name });
  await admin.post('core/mediaLibrary/mkdir', { catalog: '', dirName: 'box' });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await item(page, 'one').click();
  await item(page, 'two').click({ modifiers: ['Shift'] });
  await item(page, 'one').dragTo(page.getByRole('treeitem', { name: 'box' }));
  await expect(page.getByText('This folder is empty')).toBeVisible();
  await page.getByRole('treeitem', { name: 'box' }).click();
  await expect(item(page, 'two')).toBeVisible();
  await expect(item(page, 'one')).toBeVisible();

  // A folder of the tree, and no selection with it.
  await item(page, 'one').click();
  const tree = page.getByRole('tree', { name: 'Folders' });
  await tree.getByRole('treeitem', { name: 'shelf' }).dragTo(tree.getByRole('treeitem', { name: 'box' }));
  await expect(item(page, 'shelf')).toBeVisible();
  await expect(item(page, 'one')).toBeVisible();
  await expect(tree.getByRole('treeitem', { name: 'shelf' })).toBeHidden();
});

test('shows what is cut, keeps both on a clash, and takes such a move back', async ({ page, product }) => {
  const admin = await open(page, product.url, '?folder=clash');
  await admin.post('core/mediaLibrary/mkdir', { catalog: 'clash', dirName: 'there' });
  for (const target of ['clash', 'clash/there'])
    await admin.post('core/mediaLibrary/copy', { paths: ['documents/notes.txt'], target });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await item(page, 'notes.txt').click();
  await page.keyboard.press('Control+x');
  await expect(item(page, 'notes.txt')).toHaveAccessibleName(/, cut$/);
  await item(page, 'there').dblclick();
  await expect(page).toHaveURL(/folder=clash%2Fthere/);
  await expect(item(page, 'notes.txt')).toHaveAccessibleName(/bytes$/);
  await page.getByRole('listbox', { name: /^Content of/ }).press('Control+v');
  await press(page, 'Keep both');
  await expect(item(page, String.raw`notes \(1\)\.txt`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(item(page, String.raw`notes \(1\)\.txt`)).toBeHidden();
  await expect.poll(async () => (await fileAt(page, 'clash/notes.txt')).status).toBe(200);
  expect((await fileAt(page, 'clash/there/notes.txt')).status).toBe(200);
});

test('finds the files that are not in use, until one of them is', async ({ page, product }) => {
  const admin = await open(page, product.url, '?folder=unused');
  await admin.post('core/mediaLibrary/copy', { paths: ['img/horizon.png', 'img/paper.png'], target: 'unused' });
  await admin.post('core/mediaLibrary/rename', { path: 'unused/horizon.png', name: 'wall.png' });
  await admin.post('core/mediaLibrary/rename', { path: 'unused/paper.png', name: 'spare.png' });
  await admin.patch('core/setting', { backgroundImage: '/core/media/unused/wall.png' });
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('checkbox', { name: 'Only files that are not in use' }).check();
  await page.getByRole('checkbox', { name: /^Only in “unused”/ }).check();
  await expect(item(page, 'spare.png')).toBeVisible();
  await expect(item(page, 'wall.png')).toBeHidden();
  await page.reload();
  await expect(item(page, 'spare.png')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the filter “Not in use”' }).click();
  await expect(item(page, 'wall.png')).toBeVisible();
});

test('keeps the folder, the search and the open file in the address', async ({ page, product }) => {
  await open(page, product.url, '?folder=img');
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('horizon');
  await expect(page.getByRole('listbox', { name: 'Found files' })).toBeVisible();
  await item(page, 'horizon.png').dblclick();
  const details = page.getByRole('dialog', { name: 'horizon.png' });
  await expect(details).toBeVisible();
  await page.reload();
  await expect(details).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search by name' })).toHaveValue('horizon');
  await page.goBack();
  await expect(details).toBeHidden();
  await expect(item(page, 'horizon.png')).toBeVisible();
});
