import type { Locator, Page } from '@playwright/test';
import { seriousErrors } from '../support/accessibility';
import { createUser, userPassword } from '../support/people';
import { input } from '../support/settings-page';
import { expect, logIn, test } from '../support/test';
import { aPage, openPages, row } from './open-pages';

test.use({ productFor: 'pages' });

const routers = (element: string) => [
  aPage('Plant', element, [aPage('Boilers', element), { ...aPage('Pumps', element), permission: 'media.view' }]),
  { ...aPage('Office', element), hidden: true },
  aPage('Yard', 'dashboard.ffffffffffffffffffffffff'),
];

const preview = (opened: Page) => opened.getByRole('region', { name: 'Preview' });
const shownMenu = (opened: Page) => opened.getByRole('region', { name: 'Menu as this user sees it' });

async function choose(opened: Page, field: string, option: string): Promise<void> {
  await opened.getByRole('combobox', { name: field }).click();
  await opened.getByTitle(option, { exact: true }).last().click();
}

test('draws the menu that a user of the chosen role gets, and says who sees a page', async ({
  page,
  product,
  openConsole,
}) => {
  const admin = await openPages(page, { url: product.url, routers });
  await createUser(admin, { username: 'guard', permissions: ['dashboard.view'] });
  await page.getByRole('button', { name: 'Preview' }).click();
  await choose(page, 'Seen by', 'role of guard');
  const other = await openConsole();
  await logIn(other, { username: 'guard', password: userPassword, to: '/app/dashboard' });
  const own = other.getByRole('navigation').getByRole('menu').first();
  await expect(own.getByRole('menuitem', { name: 'Plant' })).toBeVisible();
  const ownTexts = await own.getByRole('menuitem').allInnerTexts();
  await expect.poll(() => shownMenu(page).getByRole('menuitem').allInnerTexts()).toEqual(ownTexts);

  await shownMenu(page).getByRole('menuitem', { name: 'Plant' }).click();
  await expect(row(page, 'Plant')).toHaveAttribute('aria-selected', 'true');
  await row(page, 'Pumps').click();
  const others = preview(page).getByRole('list', { name: /^Not in their menu/ });
  await expect(others.getByRole('listitem').filter({ hasText: 'role of guard' })).toContainText(
    'Needs the permission “See media files” (media.view).',
  );
  await row(page, 'Office').click();
  await expect(others.getByRole('listitem').filter({ hasText: 'Administrator' })).toContainText(
    'It is hidden in the menu.',
  );
  await row(page, 'Yard').click();
  await expect(preview(page)).toContainText('its dashboard was deleted or does not exist');
  expect(await seriousErrors(page)).toEqual([]);
});

test('draws layouts, screens and languages, and the address keeps them', async ({ page, product }) => {
  const dock = { key: 'dock', title: 'Dock', path: 'dock', url: 'https://dock.example.org' };
  await openPages(page, { url: product.url, routers: (element) => [...routers(element), dock] });
  await page.getByRole('button', { name: 'Preview' }).click();
  await choose(page, 'Layout', 'Menu at the top');
  await expect(shownMenu(page).locator('.ant-menu-horizontal')).toBeVisible();
  await row(page, 'Dock').click();
  await input(page, '/title').fill('Harbour');
  await expect(shownMenu(page).getByRole('menuitem', { name: 'Harbour' })).toBeVisible();
  await page.locator('.ant-segmented-item').filter({ hasText: 'Phone, 390 px' }).click();
  await expect(page.getByRole('radio', { name: 'Phone, 390 px' })).toBeChecked();
  await choose(page, 'Language', 'العربية');
  await expect(shownMenu(page)).toHaveCSS('direction', 'rtl');
  await expect(shownMenu(page).getByRole('menuitem', { name: 'ar-Plant' })).toBeVisible();
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await expect(shownMenu(page).getByRole('menuitem', { name: 'ar-Plant' })).toBeVisible();
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    preview: 'open',
    language: 'ar',
    layout: 'top',
    screen: 'phone',
  });
  const [frame, menu] = [shownMenu(page), shownMenu(page).getByRole('menu').first()];
  const endOf = async (box: Locator) => box.evaluate((each) => Math.round(each.getBoundingClientRect().right));
  expect(Math.abs((await endOf(frame)) - (await endOf(menu)))).toBeLessThan(2);
});

test('is reached, used and left by keyboard', async ({ page, product }) => {
  await openPages(page, { url: product.url, routers });
  await page.getByRole('button', { name: 'Preview' }).focus();
  await page.keyboard.press('Enter');
  await expect(shownMenu(page)).toBeVisible();
  const first = shownMenu(page).getByRole('menuitem').first();
  await page.getByRole('radio', { name: 'Desktop, 1440 px' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Tablet, 768 px' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(shownMenu(page).getByRole('menuitem', { name: 'Plant' }).first()).toBeFocused();
  await expect(row(page, 'Plant')).toHaveAttribute('aria-selected', 'true');
});

test.describe('on a narrow screen, right to left', () => {
  test.use({ viewport: { width: 390, height: 844 }, language: 'ar', colorScheme: 'dark' });

  test('opens in a drawer, and axe finds no serious error', async ({ page, product }) => {
    await openPages(page, { url: product.url, routers, prefix: 'ar-' });
    await page.getByRole('button', { name: 'معاينة' }).click();
    const drawer = page.getByRole('dialog', { name: 'معاينة' });
    await drawer.getByRole('menuitem', { name: 'ar-Yard' }).click();
    await expect(drawer.getByText('ar-Yard').last()).toBeVisible();
    expect(await seriousErrors(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('heading', { level: 2, name: 'ar-Yard' })).toBeVisible();
  });
});
