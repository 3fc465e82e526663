import { PlatformClient } from '../support/platform-client';
import { skipFirstSteps } from '../support/people';
import { input, openTab, save } from '../support/settings-page';
import { expect, logIn, logInByPage, test } from '../support/test';

test.use({ productFor: 'front end' });

test('the front end has its own title, and users land on its landing module', async ({ page, product }) => {
  const admin = await PlatformClient.login(product.url);
  await skipFirstSteps(admin);
  await admin.patch('core/setting', { name: { en: 'Harbour works' }, reception_name: { en: 'Harbour today' } });
  await logIn(page, { to: '/app/dashboard' });
  const brand = (name: string) => page.getByRole('banner').getByRole('link', { name });
  await expect(brand('Harbour today')).toBeVisible();
  await expect(page).toHaveTitle(/ · Harbour today$/);

  await openTab(page, 'reception_settings/appearance');
  await expect(brand('Harbour works')).toBeVisible();
  await input(page, '/rectption_module').fill('backup');
  await save(page);
  await page.goto('/');
  await expect(page).toHaveURL(/\/app\/backup$/);
  await page.goto('/app/logout');
  await expect(page.getByLabel('User name')).toBeVisible();
  await logInByPage(page, { to: '/login' });
  await expect(page).toHaveURL(/\/app\/backup$/);
  await brand('Harbour works').click();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
});
