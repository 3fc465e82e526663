import { seriousErrors } from '../support/accessibility';
import { createUser, userPassword } from '../support/people';
import { PlatformClient } from '../support/platform-client';
import { expect, logIn, test } from '../support/test';

test.use({ productFor: 'people', expectedErrors: [/status of 40[01]/] });

const users = {
  en: ['Users', 'New user'],
  'zh-Hans': ['用户', '新建用户'],
  fr: ['Utilisateurs', 'Nouvel utilisateur'],
  ar: ['المستخدمون', 'مستخدم جديد'],
} as const;
const roles = {
  en: ['Roles', 'New role'],
  'zh-Hans': ['角色', '新建角色'],
  fr: ['Rôles', 'Nouveau rôle'],
  ar: ['الأدوار', 'دور جديد'],
} as const;

test('a new role, and a new user with it who gets a password and logs in', async ({ page, product, browser }) => {
  await logIn(page, { to: `${product.url}/app/role` });
  const panel = page.getByRole('dialog');
  await page.getByRole('button', { name: 'New role' }).click();
  await panel.getByRole('textbox', { name: /^Name/ }).fill('Night watch');
  await panel.getByRole('searchbox', { name: 'Find permissions' }).fill('dashboards');
  await panel.getByRole('checkbox', { name: 'See dashboards' }).check();
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('rowheader').filter({ hasText: 'Night watch' })).toBeVisible();

  await page.goto(`${product.url}/app/user`);
  await page.getByRole('button', { name: 'New user' }).click();
  await panel.getByRole('textbox', { name: /^User name/ }).fill('admin');
  await panel.getByRole('combobox', { name: 'Roles' }).click();
  await page.keyboard.type('Night');
  await page.getByTitle('Night watch').click();
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(panel.getByText(/already taken/)).toBeVisible();
  await panel.getByRole('textbox', { name: /^User name/ }).fill('watch');
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'watch', exact: true }) });
  await expect(row).toContainText('Night watch');

  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/resetPassword', (route) => isAnswered.then(() => route.continue()));
  const button = panel.getByRole('button', { name: 'Give a new password' });
  await button.click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Give a new password' }).click();
  const shown = page.getByRole('dialog', { name: 'Give a new password' });
  await expect(shown).toContainText('watch');
  const address = page.url();
  await page.keyboard.press('Escape');
  await page.evaluate(() => history.back());
  answer();
  const password = await shown.getByRole('alert').getByRole('code').innerText();
  expect(page.url()).toBe(address);
  expect(await seriousErrors(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(shown).toHaveCount(0);
  await expect(button).toBeFocused();
  const other = await browser.newContext();
  const login = (text: string) =>
    other.request.post(`${product.url}/rest/core/auth/login`, { data: { username: 'watch', password: text } });
  expect(await (await login(password)).json()).toMatchObject({ username: 'watch' });
  await other.close();

  await page.goto(`${product.url}/app/role`);
  await page.getByRole('rowheader').filter({ hasText: 'Night watch' }).getByRole('link').click();
  await panel.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('dialog').filter({ hasText: 'Other records refer to what you are about to delete' });
  await expect(question.getByRole('listitem')).toHaveText('Users 1 record');
  await question.getByRole('link', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveText(['watch']);
});

test('a user who may see users changes none, and one who may not does not see the page', async ({ page, product }) => {
  const admin = await PlatformClient.login(product.url);
  await createUser(admin, { username: 'reader', permissions: ['user.view'] });
  await createUser(admin, { username: 'stranger' });
  await logIn(page, { username: 'reader', password: userPassword, to: `${product.url}/app/user` });
  await page.getByRole('rowheader').first().getByRole('link').click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('textbox', { name: /^User name/ })).toBeDisabled();
  await expect(panel.getByRole('button', { name: /Save|Delete|Give a new password/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Roles', exact: true })).toHaveCount(0);
  await logIn(page, { username: 'stranger', password: userPassword, to: `${product.url}/app/user` });
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toHaveCount(0);
});

for (const { language, width, colorScheme } of [
  { language: 'en', width: 390, colorScheme: 'light' },
  { language: 'zh-Hans', width: 1440, colorScheme: 'dark' },
  { language: 'fr', width: 390, colorScheme: 'dark' },
  { language: 'ar', width: 1440, colorScheme: 'light' },
] as const) {
  test.describe(`${language}, ${width} px, ${colorScheme}`, () => {
    test.use({ language, colorScheme, viewport: { width, height: 844 } });

    test('lists and panels fit the screen, are translated, and have no serious errors', async ({ page, product }) => {
      for (const [path, [heading, add]] of [
        ['user', users[language]],
        ['role', roles[language]],
      ] as const) {
        await logIn(page, { to: `${product.url}/app/${path}` });
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page.getByRole('rowheader').first()).toBeVisible();
        expect(await seriousErrors(page)).toEqual([]);
        await page.getByRole('button', { name: add }).click();
        await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
        expect(await seriousErrors(page, '[role=dialog]')).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });
  });
}
