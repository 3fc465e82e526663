import { aTabDraft } from '@signalbox/schemas/testing/a-tab-draft';
import type { APIRequestContext } from '@playwright/test';
import { violations } from '../support/accessibility';
import { adminPassword } from '../support/product';
import { save } from '../support/settings-page';
import { expect, logIn, test } from '../support/test';
import { isChecked } from './checked';
import type { TestDatabase } from '../support/database';

test.use({ productFor: 'earlier tabs' });

const calm = aTabDraft({
  id: 'settings/calm',
  order: 971,
  title: 'Calm',
  properties: { calmKind: { type: 'string', const: 'sluice' }, calmNotice: { type: 'string', maxLength: 20 } },
});
const lost = inLines(
  aTabDraft({
    id: 'settings/lost',
    order: 972,
    title: 'Lost',
    properties: { lostNotice: { type: 'string', maxLength: 20 } },
  }),
);
const last = aTabDraft({ id: 'settings/last', order: 973, title: 'Last' });

function inLines(draft: ReturnType<typeof aTabDraft>): typeof draft {
  return { ...draft, form: JSON.stringify(JSON.parse(draft.form), null, 2) };
}

async function send(request: APIRequestContext): Promise<(path: string, data: object) => Promise<void>> {
  const login = await request.post('/rest/core/auth/login', { data: { username: 'admin', password: adminPassword } });
  const { token } = (await login.json()) as { token: string };
  return async (path, data) => {
    const answer = await request.post(`/rest/core/schema/${path}`, { data, headers: { authorization: token } });
    expect(answer.status(), await answer.text()).toBe(200);
  };
}

/** Writes a form as an earlier version of the product could have published it. */
async function rewrite(database: TestDatabase, { id, from, to }: Record<'id' | 'from' | 'to', string>): Promise<void> {
  const rows = await database.run(
    `update document set body = jsonb_set(
        jsonb_set(body, '{files,form}', to_jsonb(replace(body->'files'->>'form', $2, $3))),
        '{seal}', '"of another product"')
      where collection = 'schema_tab_version' and id = $1`,
    [`${id}@1`, from, to],
  );
  expect(rows).toBe(1);
}

test('after an upgrade, tabs with a mistake stay in use, and those that cannot be used are corrected in the studio', async ({
  page,
  request,
  database,
}) => {
  const post = await send(request);
  for (const draft of [calm, lost, last]) await post('publish', { ...draft, base: 0 });
  await rewrite(database, { id: calm.id, from: '"uiSchema":{}', to: '"uiSchema":{"calmKind":{"ui:widget":"text"}}' });
  await rewrite(database, { id: lost.id, from: '"maxLength": 20', to: '"maxLenght": 20' });
  await post('withdraw', { id: last.id, base: 1 });

  await logIn(page, { to: '/app/dashboard' });
  const notice = page.getByRole('alert').filter({ hasText: 'Published tabs to correct' });
  await expect(notice.getByRole('listitem')).toHaveText(['Lost settings/lost']);
  expect(await violations(page)).toEqual([]);
  await notice.getByRole('link', { name: 'Open the studio' }).click();

  const published = page.getByRole('region', { name: 'Published tabs' });
  const itemOf = (title: string) =>
    published.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  await expect(itemOf('Calm')).toContainText('Version 1 in use');
  await expect(itemOf('Calm')).toContainText('It works as before. Correct these errors in its next version.');
  await expect(published.getByRole('list', { name: 'Errors of Calm' })).toContainText('the widget "text"');
  await expect(itemOf('Lost')).toContainText('Version 1 is not used: its check finds errors');
  await expect(published.getByRole('list', { name: 'Errors of Lost' })).toContainText('did you mean "maxLength"?');

  await isChecked(page);
  await published.getByRole('button', { name: 'Edit Lost' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Replace' }).click();
  const editor = page.getByRole('textbox', { name: 'Text of form.json' });
  await expect(editor).toBeFocused();
  await expect(editor).toContainText('maxLenght');
  const line = page.locator('.cm-activeLine');
  await expect(line).toContainText('maxLenght');
  await expect(line).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('list', { name: 'Errors of the draft' })).toContainText('did you mean "maxLength"?');
  expect(await violations(page)).toEqual([]);
  await editor.fill(lost.form);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Publish' }).click();
  await expect(itemOf('Lost')).toContainText('Version 2 in use');

  await page.goto('/app/system/list/settings?tab=calm');
  await page.getByRole('textbox', { name: /The calmNotice/ }).fill('The sluice is closed');
  await save(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: /The calmNotice/ })).toHaveValue('The sluice is closed');
  await page.getByRole('tab', { name: 'Lost' }).click();
  await expect(page.getByRole('textbox', { name: /The lostNotice/ })).toBeVisible();

  await page.goto('/app/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);
});
