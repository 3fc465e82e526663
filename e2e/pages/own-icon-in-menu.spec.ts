import type { Locator, Page } from '@playwright/test';
import { createUser, userPassword } from '../support/people';
import { field, saveButton } from '../support/settings-page';
import { expect, logIn, test } from '../support/test';
import { openPages, row, storedPages } from './open-pages';

test.use({ productFor: 'own icon in the menu' });

/** Blue, with a script that a page must never run. */
const drawing = {
  name: 'valve.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><script>parent.hasRun = true</script>' +
      '<rect width="64" height="64" fill="#00f"/></svg>',
  ),
};

test('an icon that the picker uploaded is in the menu of every user, and its deletion names the page', async ({
  page,
  product,
  openConsole,
}) => {
  const admin = await openPages(page, { url: product.url });
  // Without any permission for media or settings.
  await createUser(admin, { username: 'reader', permissions: ['dashboard.view'] });
  await row(page, 'Office').click();
  await iconOpener(page).click();
  await page.getByRole('tab', { name: 'Own icons' }).click();
  await page.locator('input[type=file]').setInputFiles(drawing);
  await expect(page.getByRole('dialog')).toBeHidden();
  await saveButton(page).click();
  await expect(page.getByText('Pages saved')).toBeVisible();
  const icon = String((await storedPages(admin))[1]?.['icon']);
  expect(icon).toMatch(/^\/core\/media\/modelIcon\/valve(?:%20\(\d+\))?\.svg$/);

  const reading = await openConsole();
  await logIn(reading, { username: 'reader', password: userPassword, to: '/app/dashboard' });
  for (const opened of [page, reading]) {
    const image = entryOf(opened, 'Office').locator('img');
    await expect(image).toHaveAttribute('src', `/rest${icon}`);
    await expect(image).toHaveJSProperty('naturalWidth', 64);
    expect(await colourOf(image)).toEqual([0, 0, 255, 255]);
    expect(await opened.evaluate(() => 'hasRun' in globalThis)).toBe(false);
  }
  await expect(entryOf(reading, 'Office')).toHaveAccessibleName('Office');

  await iconOpener(page).click();
  await page.getByRole('button', { name: 'Delete valve' }).click();
  const question = page.getByRole('dialog', { name: /^Delete the icon/ });
  await expect(question.getByRole('listitem')).toHaveText(['Office']);
  await question.getByRole('button', { name: 'Cancel' }).click();
  const rejected = await admin.post('core/mediaLibrary/delete', { paths: [icon] });
  expect(rejected).toMatchObject({ status: 400, body: { code: 100_010_025 } });
  // In any of its languages: the client of the test asks for none.
  expect(rejected.body['detail']).toMatch(/Office$/);
  await page.getByRole('button', { name: 'Delete valve' }).click();
  await question.getByRole('button', { name: 'Delete anyway' }).click();
  await expect(question).toBeHidden();
  expect((await admin.send('GET', 'core/media/modelIcon')).body).toHaveLength(3);
});

const iconOpener = (page: Page) => field(page, '/icon').getByRole('button').first();
const entryOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('menuitem', { name });

/** Red, green, blue and alpha in the middle of an image. */
function colourOf(image: Locator): Promise<number[]> {
  return image.evaluate((each) => {
    if (!(each instanceof HTMLImageElement)) return [];
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    context?.drawImage(each, 0, 0, 10, 10);
    return [...(context?.getImageData(5, 5, 1, 1).data ?? [])];
  });
}
