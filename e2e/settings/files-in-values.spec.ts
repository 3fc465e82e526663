import { aTabDraft } from '@signalbox/schemas/testing/a-tab-draft';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JsonObject } from '@signalbox/schemas';
import { violations } from '../support/accessibility';
import { dragFiles } from '../support/drop-files';
import { PlatformClient } from '../support/platform-client';
import { field, openTab, save } from '../support/settings-page';
import { expect, logIn, test } from '../support/test';

// No tab of the product has files in its values: a published one is drawn, validated and saved by the same code.

test.use({ productFor: 'published fields' });

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const page = { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<script>alert(1)</script>') };

let admin: PlatformClient;
test.beforeAll(async ({ product }) => {
  admin = await PlatformClient.login(product.url);
  const file = { type: 'string', format: 'data-url', maxLength: 4096 } as const;
  const draft = aTabDraft({
    id: 'settings/carried',
    order: 991,
    properties: { badge: file, notes: { type: 'array', maxItems: 2, items: file } },
    uiSchema: { badge: { 'ui:accept': 'image/*', 'ui:filePreview': true }, notes: { 'ui:widget': 'files' } },
  });
  const published = await admin.post('core/schema/publish', { ...draft, base: 0 });
  expect(published.status, JSON.stringify(published.body)).toBe(200);
});

let folder = '';
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

const stored = async () => (await admin.get('core/setting')).body;

test('a chosen file is kept in the value with its name, shown, downloaded and removed', async ({ page: tab }) => {
  await logIn(tab);
  await openTab(tab, 'settings/carried');
  const badge = field(tab, '/badge');
  const chooser = tab.waitForEvent('filechooser');
  await badge.getByRole('button', { name: 'Choose a file for The badge' }).press('Enter');
  await (await chooser).setFiles({ name: 'pump A.png', mimeType: 'image/png', buffer: png });
  const picture = badge.getByRole('img', { name: 'Preview of pump A.png' });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(1);
  await expect(badge.getByText('pump A.png')).toBeVisible();
  expect(await violations(tab)).toEqual([]);
  await save(tab);
  expect((await stored())['badge']).toBe(`data:image/png;name=pump%20A.png;base64,${png.toString('base64')}`);

  await tab.reload();
  await expect(picture).toBeVisible();
  const download = tab.waitForEvent('download');
  await badge.getByRole('button', { name: 'Download pump A.png' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('pump A.png');
  expect(readFileSync(await saved.path())).toEqual(png);

  await badge.getByRole('button', { name: 'Remove pump A.png' }).press('Enter');
  await expect(badge.getByRole('button', { name: 'Choose a file for The badge' })).toBeFocused();
  await save(tab);
  expect(await stored()).not.toHaveProperty('badge');
});

test('several files are kept, a page among them is no page, and what does not fit is rejected by name and limit', async ({
  page: tab,
}) => {
  await logIn(tab);
  await openTab(tab, 'settings/carried');
  const notes = field(tab, '/notes');
  const chooser = notes.locator('input[type=file]');
  await chooser.setInputFiles([page, { name: 'large.bin', mimeType: '', buffer: Buffer.alloc(5000) }]);
  await expect(notes.getByRole('alert')).toHaveText(
    /The notes can have a file of up to .* KB.*large\.bin has 4\.88 KB/,
  );
  await chooser.setInputFiles([page, page]);
  await expect(notes.getByRole('alert')).toHaveText('Not all files were added to The notes. Its limit: 2');
  await expect(notes.getByText('page.html')).toHaveCount(2);
  await expect(notes.locator('img, iframe, a')).toHaveCount(0);
  expect(await violations(tab)).toEqual([]);
  await save(tab);
  const value = `data:text/html;name=page.html;base64,${page.buffer.toString('base64')}`;
  expect((await stored())['notes']).toEqual([value, value]);
});

test('a dropped file of another kind is rejected', async ({ page: tab }) => {
  await logIn(tab);
  await openTab(tab, 'settings/carried');
  const badge = field(tab, '/badge');
  writeFileSync(join(folder, 'notes.txt'), 'Pump A');
  await (await dragFiles(tab, [join(folder, 'notes.txt')], badge.locator('.sb-drop'))).drop();
  await expect(badge.getByRole('alert')).toHaveText('The badge takes only image/*. notes.txt is another kind of file');
});

test('the server rejects what is no file, or is too large, at its field', async () => {
  const wrong: [string, JsonObject][] = [
    ['/badge', { badge: 'javascript:alert(1)' }],
    ['/badge', { badge: 'data:text/html,<script>alert(1)</script>' }],
    ['/badge', { badge: 'data:text/html;base64,<script>' }],
    ['/badge', { badge: `data:;base64,${'A'.repeat(4096)}` }],
    ['/notes/0', { notes: ['https://files.example/a.pdf'] }],
    ['/notes', { notes: ['data:;base64,', 'data:;base64,', 'data:;base64,'] }],
    ['/badge', { badge: { name: 'a' } }],
  ];
  for (const [pointer, patch] of wrong) {
    const { status, body } = await admin.patch('core/setting', patch);
    expect([status, JSON.stringify(body).includes(`"${pointer}"`)], JSON.stringify(patch).slice(0, 80)).toEqual([
      400,
      true,
    ]);
  }
});
