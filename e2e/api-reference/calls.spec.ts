import { violations } from '../support/accessibility';
import { expect, logIn, test } from '../support/test';

test('a call is found, corrected, confirmed and sent', async ({ page }) => {
  await logIn(page, { to: '/app/api' });
  await page.getByRole('searchbox', { name: 'Search by address or text' }).fill('adds a role');
  await page.getByRole('link', { name: 'POST core/role' }).click();
  await expect(page.getByText('Permission: role.add')).toBeVisible();
  const body = page.getByRole('textbox', { name: 'Body' });
  await expect(body).toHaveValue(/"name": "Guests"/);

  await body.fill('{"name": "Night shift"');
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await send.click();
  await expect(page.getByText('“Body” is not valid JSON: check quotes and commas.')).toBeVisible();
  await body.fill('{"name": "Night shift", "permissions": []}');
  await send.click();
  const question = page.getByRole('tooltip', { name: /This call changes something/ });
  await question.getByRole('button', { name: 'Send' }).click();
  const answer = page.getByRole('region', { name: 'Answer' });
  await expect(answer).toContainText('Status 200');
  await expect(answer).toContainText('InsertedID');
  const [id = ''] = /[0-9a-f]{24}/.exec((await answer.textContent()) ?? '') ?? [];

  await page.goto('/app/api?call=get_core_role');
  await send.click();
  await expect(answer).toContainText('"name": "Night shift"');
  expect(await violations(page)).toEqual([]);

  // The other files share this product.
  await page.goto('/app/api?call=delete_core_role_id');
  await page.getByRole('textbox', { name: 'id' }).fill(id);
  await send.click();
  await question.getByRole('button', { name: 'Send' }).click();
  await expect(answer).toContainText('Status 200');
});
