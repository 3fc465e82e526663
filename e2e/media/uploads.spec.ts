import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { seriousErrors } from '../support/accessibility';
import { dragFiles } from '../support/drop-files';
import { createUser, userPassword } from '../support/people';
import { PlatformClient } from '../support/platform-client';
import { expect, logIn, test } from '../support/test';

// The platform rejects a taken name and a format with 400, which the browser logs.
test.use({ productFor: 'media', expectedErrors: [/status of 400/] });

const folder = mkdtempSync(join(tmpdir(), 'signalbox-uploads-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const panel = (page: Page) => page.getByRole('region', { name: 'Uploads' });
const file = (name: string, content = `Content of ${name}`) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const choose = async (page: Page, paths: string | string[], what = 'Files') => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByRole('menuitem', { name: what }).click();
  await (await chooser).setFiles(paths);
};
const option = (page: Page, name: string) => page.getByRole('option', { name: new RegExp(`^${name},`) });
const contentAt = async (admin: PlatformClient, path: string) => (await admin.get(`core/media/${path}`)).body['text'];

test('uploads many files while the user goes on in the console, and shows them without a reload', async ({
  page,
  product,
  database,
}) => {
  const admin = await PlatformClient.login(product.url);
  await logIn(page, { to: `${product.url}/app/media?folder=documents` });
  const names = Array.from({ length: 40 }, (_, index) => `reading-${index + 100}.txt`);
  await choose(page, [...names.map((name) => file(name)), file('tool.exe')]);
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page).toHaveURL(/dashboard/);
  await expect(panel(page).getByRole('heading', { name: '1 of 41 not uploaded' })).toBeVisible();
  await expect(panel(page).getByText('Files of this format are not allowed')).toBeVisible();
  expect(await seriousErrors(page)).toEqual([]);
  await page.goBack();
  await expect(page.getByText(/^\d+ files$/)).toHaveText('42 files');
  await panel(page).getByRole('button', { name: 'Remove “tool.exe” from the list' }).click();
  await expect(panel(page).getByRole('heading', { name: '40 uploads complete' })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Close the uploads' }).click();
  await expect(panel(page)).toBeHidden();
  await choose(page, file('late.txt'));
  await expect(option(page, 'late.txt')).toBeVisible();

  // A full library. The form accepts no quota of less than a gigabyte.
  await admin.patch('core/setting', { mediaLibraryQuota: 1 });
  await database.run(`update setting set revision = revision + 1, body = body || '{"mediaLibraryQuota": 0.000001}'`);
  await choose(page, file('beyond.txt'));
  await expect(panel(page).getByText(/^The media library is full: /)).toBeVisible();
  expect(await contentAt(admin, 'documents/beyond.txt')).toBeUndefined();
  await admin.patch('core/setting', { mediaLibraryQuota: 1 });
  await panel(page).getByRole('button', { name: 'Retry the upload of “beyond.txt”' }).click();
  await expect(option(page, 'beyond.txt')).toBeVisible();
});

test('drops a folder with its folders on a folder', async ({ page, product }) => {
  const album = join(folder, 'album');
  mkdirSync(join(album, 'north', 'deep'), { recursive: true });
  mkdirSync(join(album, 'empty'));
  file('album/a.txt');
  file('album/north/deep/b.txt');
  await logIn(page, { to: `${product.url}/app/media` });
  const target = page.getByRole('treeitem', { name: 'documents' });
  const dragged = await dragFiles(page, [album, file('beside.txt')], target);
  await expect(target).toHaveAttribute('data-drop');
  await expect(page.getByText('Upload to “documents”')).toBeVisible();
  await dragged.drop();
  await expect(panel(page).getByRole('heading', { name: '4 uploads complete' })).toBeVisible();
  await expect(target).not.toHaveAttribute('data-drop');
  await target.click();
  await expect(option(page, 'beside.txt')).toBeVisible();
  await option(page, 'album').dblclick();
  for (const name of ['empty', 'north', 'a.txt']) await expect(option(page, name)).toBeVisible();
  expect(await contentAt(await PlatformClient.login(product.url), 'documents/album/north/deep/b.txt')).toBe(
    'Content of album/north/deep/b.txt',
  );
});

test('asks what to do with a taken name and with a content that is there, once or for all', async ({
  page,
  product,
}) => {
  const admin = await PlatformClient.login(product.url);
  await admin.post('core/mediaLibrary/mkdir', { catalog: '', dirName: 'choices' });
  await logIn(page, { to: `${product.url}/app/media?folder=choices` });
  await choose(
    page,
    ['one.txt', 'two.txt', 'three.txt'].map((name) => file(name)),
  );
  await expect(option(page, 'two.txt')).toBeVisible();
  const asks = (name: string) => panel(page).getByRole('group', { name });

  await choose(page, file('copy of one.txt', 'Content of one.txt'));
  const same = asks('The content of “copy of one.txt” is in the library already');
  await expect(same).toContainText('choices/one.txt');
  await same.getByRole('button', { name: 'Use the existing file' }).click();
  await expect(panel(page).getByText('Not uploaded, as choices/one.txt has this content')).toBeVisible();
  await choose(page, file('again.txt', 'Content of one.txt'));
  await asks('The content of “again.txt” is in the library already')
    .getByRole('button', { name: 'Upload anyway' })
    .click();
  await expect(option(page, 'again.txt')).toBeVisible();
  await expect(option(page, 'copy of one.txt')).toBeHidden();

  await admin.post('core/dashboard', { name: 'Boilers', note: '/core/media/choices/one.txt' });
  await choose(page, file('one.txt', 'Another one'));
  const clash = asks('“choices” already has a file “one.txt”');
  await expect(clash).toContainText('In use in 1 place');
  await expect(clash).toContainText('Boilers');
  await clash.getByRole('button', { name: 'Keep both' }).click();
  await expect(option(page, String.raw`one \(1\)\.txt`)).toBeVisible();
  await choose(
    page,
    ['one.txt', 'two.txt', 'three.txt'].map((name) => file(name, `New content of ${name}`)),
  );
  const taken = panel(page).getByRole('group', { name: /already has a file/ });
  await expect(taken.getByText('The same for 2 more')).toBeVisible();
  await taken.getByRole('checkbox').check();
  await taken.getByRole('button', { name: 'Replace' }).click();
  await expect(taken).toBeHidden();
  await expect(panel(page).getByRole('heading', { name: /uploads complete/ })).toBeVisible();
  for (const name of ['one.txt', 'two.txt', 'three.txt'])
    expect(await contentAt(admin, `choices/${name}`)).toBe(`New content of ${name}`);
  await choose(page, file('two.txt', 'Third content'));
  await taken.getByRole('button', { name: 'Skip' }).click();
  await expect(panel(page).getByText('Skipped')).toBeVisible();
  expect(await contentAt(admin, 'choices/two.txt')).toBe('New content of two.txt');
});

test('asks before a log-out stops an upload, and goes on for a user who stays', async ({ page, product }) => {
  await logIn(page, { to: `${product.url}/app/media?folder=documents` });
  await choose(page, file('notes.txt', 'Another content'));
  await expect(panel(page).getByRole('group', { name: /already has a file/ })).toBeVisible();
  await page.getByRole('button', { name: 'admin' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  const question = page.getByRole('dialog', { name: 'Log out now?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/media/);
  await panel(page).getByRole('button', { name: 'Skip' }).click();
  await expect(panel(page).getByText('Skipped')).toBeVisible();
  await page.getByRole('button', { name: 'admin' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/login/);
});

test('offers no upload to a user who may only look', async ({ page, product }) => {
  await createUser(await PlatformClient.login(product.url), { username: 'viewer', permissions: ['media.view'] });
  await logIn(page, {
    username: 'viewer',
    password: userPassword,
    to: `${product.url}/app/media?folder=documents`,
  });
  const list = page.getByRole('listbox', { name: /^Content of/ });
  await expect(option(page, 'notes.txt')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload', exact: true })).toBeHidden();
  const dragged = await dragFiles(page, [file('never.txt')], list);
  await dragged.drop();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(panel(page)).toBeHidden();
  await expect(page.getByText('Upload to “documents”')).toBeHidden();
});
