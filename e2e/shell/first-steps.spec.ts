import { adminPassword } from '../support/product';
import { expect, test } from '../support/test';
import { PlatformClient } from '../support/platform-client';

test.use({ productFor: 'first-steps', language: '', locale: 'fr-FR' });

test('the first login speaks the browser’s language, goes through the first steps once, and what they save takes effect', async ({
  page,
  product,
}) => {
  await page.goto('/');
  await page.getByLabel('Nom d’utilisateur').fill('admin');
  await page.locator('input[type=password]').fill(adminPassword);
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Premiers pas' })).toBeVisible();
  await expect(page).toHaveURL(/\/app\/first-steps\/basics$/);

  // Cancel discards what was typed, and stays.
  const name = page.getByRole('textbox', { name: /^Nom du système/ });
  await name.fill('Port du Nord');
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(name).toHaveValue('Signalbox');
  await name.fill('Port du Nord');
  await page.getByRole('button', { name: 'Suivant' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rester sur la page' }).click();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('link', { name: 'Port du Nord' })).toBeVisible();

  await page.getByRole('button', { name: 'Suivant' }).click();
  await page.getByLabel('Mot de passe actuel').fill(adminPassword);
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('Phare-du-Nord-7');
  await page.getByLabel('Confirmer le nouveau mot de passe').fill('Phare-du-Nord-7');
  await page.getByRole('button', { name: 'Modifier le mot de passe' }).click();
  await expect(page.getByText('Le mot de passe a été modifié.')).toBeVisible();

  await page.getByRole('button', { name: 'Suivant' }).click();
  await page.getByRole('textbox', { name: /^Nom du cycle/ }).fill('Nuit');
  await page.getByRole('textbox', { name: /^Nom du fichier/ }).fill('nuit');
  await page.getByRole('checkbox', { name: 'Tous les modules' }).check();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('button', { name: 'Supprimer le cycle' })).toBeVisible();

  await page.getByRole('button', { name: 'Suivant' }).click();
  await page.getByRole('button', { name: 'Terminer' }).click();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  await page.goto('/app');
  await expect(page).toHaveURL(/\/app\/dashboard$/);

  const admin = await PlatformClient.login(product.url, 'admin', 'Phare-du-Nord-7');
  expect((await admin.get('core/setting')).body).toMatchObject({ name: 'Port du Nord' });
  expect((await admin.get('core/backupCycle')).body).toEqual([expect.objectContaining({ name: 'Nuit' })]);

  // A language of the settings wins over the browser's.
  await admin.patch('core/setting', { language: 'zh_Hans' });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
});
