import { aTabDraft } from '@signalbox/schemas/testing/a-tab-draft';
import { violations } from '../support/accessibility';
import { adminPassword } from '../support/product';
import { save } from '../support/settings-page';
import { expect, logIn, test } from '../support/test';
import { writeFile } from './write-draft';
import type { Page } from '@playwright/test';

test.use({ productFor: 'published tabs' });

async function publish(page: Page, version: number): Promise<void> {
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(`settings/upkeep is published as version ${version}.`)).toBeVisible();
}

test('a tab is published, found, saved, rolled back while it is open elsewhere, and withdrawn', async ({
  page,
  openConsole,
}) => {
  const { form, messages } = aTabDraft({ maxLength: 40 });
  await logIn(page, { to: '/app/studio' });
  await writeFile(page, 'locales/zh-Hans.json', messages['zh-Hans']);
  await writeFile(page, 'locales/en.json', messages.en);
  await writeFile(page, 'translations/fr.json', '{ "title": "Entretien", "upkeepNotice.title": "Avis" }');
  await writeFile(page, 'form.json', form);
  await publish(page, 1);
  const published = page.getByRole('region', { name: 'Published tabs' });
  await expect(published.getByText('Version 1 in use')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const other = await openConsole();
  await logIn(other, { to: '/app/system/list/settings' });
  await other.getByRole('combobox', { name: 'Search settings' }).fill('upkeep');
  await other.getByText('Platform basics › Upkeep').click();
  const notice = other.getByRole('textbox', { name: /The upkeepNotice/ });
  await notice.fill('The sluice is closed');
  await save(other);
  await other.reload();
  await expect(notice).toHaveValue('The sluice is closed');

  await writeFile(page, 'form.json', aTabDraft({ maxLength: 10 }).form);
  await publish(page, 2);
  await notice.fill('much longer than ten');
  await expect(other.getByText(/at most 10/)).toBeVisible();

  await published.getByRole('button', { name: 'Versions of Upkeep' }).click();
  await page.getByRole('button', { name: 'Roll back to version 1' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Roll back' }).click();
  await expect(page.getByText('settings/upkeep is version 1 again.')).toBeVisible();
  await expect(page.getByText(/admin rolled back to version 1/).first()).toBeVisible();
  await expect(notice).toHaveValue('much longer than ten');
  await save(other);
  await other.reload();
  await expect(notice).toHaveValue('much longer than ten');

  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await published.getByRole('button', { name: 'Withdraw Upkeep' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Withdraw' }).click();
  await expect(published.getByText('Withdrawn')).toBeVisible();
  await expect(other.getByRole('tab', { name: 'Upkeep' })).toHaveCount(0);
});

test.describe('in other languages', () => {
  test.use({ language: 'fr' });

  test('a published tab is shown, found and validated in its own words', async ({ page, request }) => {
    const translations = { fr: { title: 'Entretien', 'upkeepNotice.title': 'Avis' } };
    const login = await request.post('/rest/core/auth/login', {
      data: { username: 'admin', password: adminPassword },
    });
    const { token } = (await login.json()) as { token: string };
    const headers = { authorization: token };
    const known = await request.get('/rest/core/schema/published', { headers });
    const [last] = (await known.json()) as { last: { number: number } }[];
    const published = await request.post('/rest/core/schema/publish', {
      data: { ...aTabDraft({ translations }), base: last?.last.number ?? 0 },
      headers,
    });
    expect(published.status(), await published.text()).toBe(200);

    await logIn(page, { to: '/app/system/list/settings?tab=upkeep' });
    await expect(page.getByRole('tab', { name: 'Entretien' })).toBeVisible();
    await page.getByRole('textbox', { name: /^Avis/ }).fill('x');
    await expect(page.getByText('Nombre minimal de caractères du champ « Avis » : 2')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});
