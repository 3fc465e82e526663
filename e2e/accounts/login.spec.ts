import type { Page } from '@playwright/test';
import { createUser, skipFirstSteps, userPassword } from '../support/people';
import { PlatformClient } from '../support/platform-client';
import { adminPassword } from '../support/product';
import { expect, logInByPage, test } from '../support/test';

test.use({ productFor: 'login', expectedErrors: [/status of 40[01]/] });
let admin: PlatformClient;
test.beforeAll(async ({ product }) => {
  admin = await PlatformClient.login(product.url);
  for (const name of ['ada', 'ben', 'cleo']) await createUser(admin, { username: name });
});

const username = (page: Page) => page.getByLabel('User name');
const password = (page: Page) => page.locator('input[type=password]');
const captcha = (page: Page) => page.getByRole('textbox', { name: 'Verification code' });
const submit = (page: Page) => page.getByRole('button', { name: 'Log in' }).click();

async function attempt(page: Page, credentials: { username: string; password: string }): Promise<void> {
  await username(page).fill(credentials.username);
  await password(page).fill(credentials.password);
  await submit(page);
}

test('logs in, stays so after a reload, and logs out', async ({ page }) => {
  await logInByPage(page);
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/app/dashboard');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Your session has ended')).toBeHidden();
});

test('a token is invalid after a log-out', async ({ page, product }) => {
  await logInByPage(page);
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('signalbox.token.default') ?? '""') as string,
  );
  const client = new PlatformClient(product.url, token);
  expect((await client.get('core/auth/user')).status).toBe(200);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect((await client.get('core/auth/user')).status).toBe(401);
});

test('leads to the requested page, its tab and field included', async ({ page }) => {
  await page.goto('/app/system/list/notice_settings?tab=sms#sms.appKey');
  await expect(page).toHaveURL(/\/login$/);
  await attempt(page, { username: 'admin', password: adminPassword });
  await expect(page).toHaveURL(/\/app\/system\/list\/notice_settings\?tab=sms#sms\.appKey$/);
  await expect(page.getByRole('tab', { name: 'SMS' })).toHaveAttribute('aria-selected', 'true');
});

test('names an empty field and sends nothing', async ({ page }) => {
  let sent = 0;
  page.on('request', (request) => (sent += request.url().includes('auth/login') ? 1 : 0));
  await page.goto('/login');
  await submit(page);
  await expect(page.getByText('User name cannot be empty')).toBeVisible();
  await expect(page.getByText('Password cannot be empty')).toBeVisible();
  await expect(username(page)).toBeFocused();
  expect(sent).toBe(0);
});

test('shows a wrong password in the form, then requires the code in the picture, and rejects a wrong one', async ({
  page,
  database,
}) => {
  await page.goto('/login');
  await expect(captcha(page)).toBeHidden();
  await attempt(page, { username: 'ada', password: 'not hers' });
  await expect(page.getByRole('alert')).toHaveText('User name or password is not correct');
  await expect(page).toHaveURL(/\/login$/);
  await expect(captcha(page)).toBeVisible();
  const picture = page.getByRole('img', { name: 'Picture with the verification code' });
  await expect(picture).toHaveAttribute('src', /^data:image\//);

  // Without the code nothing is sent; with a wrong one the right password does not help.
  await password(page).fill(userPassword);
  await submit(page);
  await expect(page.getByText('Verification code cannot be empty')).toBeVisible();
  const first = await picture.getAttribute('src');
  await captcha(page).fill('....');
  await submit(page);
  await expect(page.getByRole('alert').filter({ hasText: 'The verification code is not correct' })).toBeVisible();
  await expect(username(page)).toHaveValue('ada');
  await expect(captcha(page)).toHaveValue('');
  await expect(picture).not.toHaveAttribute('src', first ?? '');

  await captcha(page).fill(String(await database.value('select text from captcha order by expires_at desc limit 1')));
  await submit(page);
  await expect(page).toHaveURL(/\/app\/dashboard$/);
});

test('shows another picture when asked', async ({ page }) => {
  await page.goto('/login');
  await attempt(page, { username: 'cleo', password: 'not hers' });
  const picture = page.getByRole('img', { name: 'Picture with the verification code' });
  const first = await picture.getAttribute('src');
  await page.getByRole('button', { name: 'Show another picture' }).click();
  await expect(picture).not.toHaveAttribute('src', first ?? '');
});

test.describe('with the code switched off for users', () => {
  test.beforeAll(async () => {
    await admin.patch('core/setting', { notShowCode: true });
    await skipFirstSteps(admin);
  });
  test.afterAll(async () => void (await admin.patch('core/setting', { notShowCode: false })));

  test('a user needs no code after a wrong password', async ({ page }) => {
    await page.goto('/login');
    await attempt(page, { username: 'ben', password: 'not his' });
    await expect(page.getByRole('alert')).toHaveText('User name or password is not correct');
    await expect(captcha(page)).toBeHidden();
    await attempt(page, { username: 'ben', password: userPassword });
    await expect(page).toHaveURL(/\/app\/dashboard$/);
  });

  test('an administrator, for whom it is on, needs the code and logs in', async ({ page, database }) => {
    await page.goto('/login');
    await attempt(page, { username: 'admin', password: 'not theirs' });
    await expect(page.getByRole('alert')).toHaveText('User name or password is not correct');
    await attempt(page, { username: 'admin', password: adminPassword });
    await expect(captcha(page)).toBeVisible();
    await expect(page.getByRole('img', { name: 'Picture with the verification code' })).toBeVisible();
    await captcha(page).fill(String(await database.value('select text from captcha order by expires_at desc limit 1')));
    await submit(page);
    await expect(page).toHaveURL(/\/app\/dashboard$/);
  });
});
