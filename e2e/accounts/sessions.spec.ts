import type { Page } from '@playwright/test';
import type { TestDatabase } from '../support/database';
import { createUser, userPassword } from '../support/people';
import { PlatformClient } from '../support/platform-client';
import { choose, field, openTab, save } from '../support/settings-page';
import { expect, logInByPage, test } from '../support/test';

test.use({ productFor: 'sessions', expectedErrors: [/status of 40[01]/] });

// A test cannot move the server's clock: it moves the rows back in time instead.
interface SessionAge {
  username: string;
  column: 'created_at' | 'last_seen_at';
  seconds: number;
}
const age = (database: TestDatabase, { username, column, seconds }: SessionAge) =>
  database.run(
    `update session set ${column} = ${column} - make_interval(secs => $1) where ended is null and user_id in
     (select id from document where collection = 'user' and body ->> 'username' = $2)`,
    [seconds, username],
  );

let admin: PlatformClient;
test.beforeAll(async ({ product }) => {
  admin = await PlatformClient.login(product.url);
});
const asUser = (page: Page, username: string) => logInByPage(page, { username, password: userPassword });

/** The login page, with the reason why the session before it ended. */
async function expectEnded(page: Page, reason: string): Promise<void> {
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await expect(page.getByText(reason)).toBeVisible();
}

test('with one person allowed, a new login ends the earlier session within seconds', async ({ page, openConsole }) => {
  await createUser(admin, { username: 'ada' });
  await logInByPage(page);
  await openTab(page, 'reception_settings/base');
  await field(page, '/loginLimit').getByRole('radio', { name: 'Only one person' }).click();
  await save(page);

  const [earlier, later] = [await openConsole(), await openConsole()];
  await asUser(earlier, 'ada');
  await asUser(later, 'ada');
  await expectEnded(earlier, 'This account has logged in elsewhere, and the number of sessions is limited.');
  await later.reload();
  await expect(later.getByRole('navigation', { name: 'Main menu' })).toBeVisible();

  await field(page, '/loginLimit').getByRole('radio', { name: 'Limit user count' }).click();
  await field(page, '/loginLimit').getByRole('spinbutton').fill('2');
  await save(page);
  await asUser(earlier, 'ada');
  await later.reload();
  await expect(later.getByRole('navigation', { name: 'Main menu' })).toBeVisible();

  await field(page, '/loginLimit').getByRole('radio', { name: 'No limit' }).click();
  await save(page);
  expect((await admin.get('core/setting')).body).toMatchObject({ loginLimit: { type: 'noLimit' } });
});

test('the login duration of the page ends a session, used or not', async ({ page, openConsole, database }) => {
  await createUser(admin, { username: 'ben' });
  await logInByPage(page);
  await openTab(page, 'reception_settings/login');
  await field(page, '/loginDuration').getByRole('spinbutton').fill('3');
  await choose(page, '/loginDuration', 'minutes');
  await page.keyboard.press('Tab');
  await expect(field(page, '/loginDuration').getByRole('spinbutton')).toHaveValue('10');
  await save(page);

  const console = await openConsole();
  await asUser(console, 'ben');
  expect(await age(database, { username: 'ben', column: 'created_at', seconds: 300 })).toBe(1);
  await console.reload();
  await expect(console.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await age(database, { username: 'ben', column: 'created_at', seconds: 300 });
  await expectEnded(console, 'Your login has expired. Log in again to continue.');
  await asUser(console, 'ben');
  await expect(console).toHaveURL(/\/app\/dashboard$/);
});

test('an idle session ends, an active one continues, and administrators have their own idle time', async ({
  page,
  openConsole,
}) => {
  await createUser(admin, { username: 'cleo' });
  await logInByPage(page);
  await openTab(page, 'reception_settings/login');
  await field(page, '/noOpExpireSetting').getByRole('spinbutton').fill('20');
  await choose(page, '/noOpExpireSetting', 'seconds');
  await save(page);
  expect((await admin.get('core/setting')).body).toMatchObject({ noOpExpire: 20 });

  const [idle, busy] = [await openConsole(), await openConsole()];
  await asUser(idle, 'cleo');
  await asUser(busy, 'cleo');
  await busy.goto('/app/profile');
  // The other user sends request after request until the idle one has ended. Whole pages take too long on a busy machine.
  await expect
    .poll(
      async () => {
        await busy.evaluate(async () => {
          const token = JSON.parse(localStorage.getItem('signalbox.token.default') ?? '""') as string;
          await fetch('/rest/core/auth/user', { headers: { authorization: token } });
        });
        return idle.url().endsWith('/login');
      },
      { timeout: 120_000, intervals: [500] },
    )
    .toBe(true);
  await expectEnded(idle, 'There was no activity for a while. Log in again to continue.');
  await busy.reload();
  await expect(busy.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expect(busy).toHaveURL(/\/app\/profile$/);
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();

  await openTab(page, 'reception_settings/login');
  await field(page, '/noOpExpireSetting').getByRole('spinbutton').fill('');
  await save(page);
  expect((await admin.get('core/setting')).body['noOpExpire'] ?? null).toBeNull();
});

test('wrong passwords freeze the account for its time, and no longer', async ({ page, openConsole, database }) => {
  await createUser(admin, { username: 'dora' });
  await logInByPage(page);
  await openTab(page, 'reception_settings/base');
  await field(page, '/errorLogin').getByRole('spinbutton').first().fill('3');
  await field(page, '/errorLogin').getByRole('spinbutton').last().fill('5');
  await field(page, '/notShowCode').getByRole('switch').click();
  await save(page);

  const console = await openConsole();
  await console.goto('/login');
  const alert = console.getByRole('alert');
  const attempt = async (password: string) => {
    await console.getByLabel('User name').fill('dora');
    await console.locator('input[type=password]').fill(password);
    const answered = console.waitForResponse(/core\/auth\/login/);
    await console.getByRole('button', { name: 'Log in' }).click();
    await answered;
    // The page ignores a click on the button until it has handled the answer.
    await expect(console.locator('.ant-btn-loading')).toHaveCount(0);
  };
  await attempt('wrong 1');
  await attempt('wrong 2');
  await expect(alert).toHaveText('User name or password is not correct');
  await attempt('wrong 3');
  await expect(alert).toHaveText('The account is frozen, try again in 300 seconds');
  await attempt(userPassword);
  await expect(alert).toHaveText(/^The account is frozen, try again in (2\d\d|300) seconds$/);
  await expect(console).toHaveURL(/\/login$/);

  await database.run(`update login_failure set frozen_at = frozen_at - interval '240 seconds' where account = 'dora'`);
  await attempt(userPassword);
  await expect(alert).toHaveText(/^The account is frozen, try again in (60|[1-5]?\d) seconds$/);
  await database.run(`update login_failure set frozen_at = frozen_at - interval '60 seconds' where account = 'dora'`);
  await attempt(userPassword);
  await expect(console).toHaveURL(/\/app\/dashboard$/);
});
