import type { Page } from '@playwright/test';
import type { JsonObject } from '@signalbox/schemas';
import type { TestDatabase } from '../support/database';
import { field, errorOf, input, save, saveButton } from '../support/settings-page';
import { delayCode } from '../support/delay-code';
import { expect, logIn, test } from '../support/test';

test.use({ productFor: 'stored-errors' });

/** Stored by an earlier version with wider schemas. */
const earlier: JsonObject = {
  name: { zh_Hans: 'Harbour', en: 'Harbour' },
  copyright: 'x'.repeat(600),
  pressMoney: { size: { width: 1 } },
  retired: 'old',
};

async function store({ run }: TestDatabase, body: JsonObject): Promise<void> {
  await run(
    `insert into setting (project, revision, body) values ('default', 1, $1)
     on conflict (project) do update set revision = setting.revision + 1, body = excluded.body`,
    [JSON.stringify(body)],
  );
}
const card = (page: Page) => page.getByRole('alert').filter({ hasText: 'Stored settings to correct' });
const correct = (page: Page) => page.getByRole('button', { name: /^To correct: \d\. Go to the next value\.$/ });

test('a stored value that is no longer valid is reported, found, corrected and kept until then', async ({
  page,
  database,
}) => {
  await store(database, earlier);
  await logIn(page, { to: '/app/dashboard' });

  // The home page names the place and the reason, and links to it.
  const items = card(page).getByRole('listitem');
  await expect(items).toHaveCount(3);
  await expect(items.filter({ hasText: 'Modules › License reminder' })).toContainText('Width');
  await expect(items.filter({ hasText: '/retired is no longer known' })).toBeVisible();
  await items.filter({ hasText: 'Platform basics › Basic information' }).getByRole('link').click();

  // The field shows the reason without an edit. Another field can still be saved.
  await expect(input(page, '/copyright')).toBeFocused();
  await expect(errorOf(page, '/copyright')).toContainText('500');
  await expect(correct(page)).toHaveText('To correct: 1');
  await input(page, '/name').fill('Quay');
  await save(page);
  await expect(errorOf(page, '/copyright')).toBeVisible();
  expect(await database.value(`select body ->> 'copyright' from setting`)).toHaveLength(600);
  expect(await database.value(`select body ->> 'retired' from setting`)).toBe('old');

  // From another tab by keyboard.
  await page.getByRole('tab', { name: 'Administrator' }).click();
  await correct(page).focus();
  await page.keyboard.press('Enter');
  await expect(input(page, '/copyright')).toBeFocused();
  await input(page, '/copyright').fill('ours');
  await save(page);
  await expect(correct(page)).toHaveCount(0);

  // Into a nested tab of another page.
  await page.goto('/app/system/list/modular_settings');
  await correct(page).click();
  await expect(input(page, '/pressMoney/size/width')).toBeFocused();
  await input(page, '/pressMoney/size/width').fill('300');
  await save(page);

  // A value that no form declares any more is removed on request, and the card with it.
  await page.goto('/app/dashboard');
  await expect(items).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove /retired' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Remove' }).click();
  await expect(card(page)).toHaveCount(0);
  expect(await database.value(`select body ? 'retired' from setting`)).toBe(false);
});

test('the home page follows saves of other users', async ({ page, openConsole, database }) => {
  await store(database, earlier);
  await logIn(page, { to: '/app/dashboard' });
  await expect(card(page).getByRole('listitem')).toHaveCount(3);
  const other = await openConsole();
  await logIn(other, { to: '/app/system/list/settings?tab=base' });
  await input(other, '/copyright').fill('theirs');
  await save(other);
  await expect(card(page).getByRole('listitem')).toHaveCount(2);
  await expect(saveButton(other)).toBeDisabled();
  await expect(field(other, '/copyright')).toBeVisible();
});

test.describe('without the code that names values which a tab does not show', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('the tab shows that such values exist, and keeps what is typed', async ({ page, database }) => {
    const code = await delayCode(page, 'hidden-errors');
    await store(database, { pressMoney: { expireTime: 7 } });
    await logIn(page, { to: '/app/system/list/modular_settings?tab=license-reminder' });
    await input(page, '/pressMoney/size/width').fill('300');
    const notice = page.getByRole('alert').filter({ hasText: 'Values that this tab does not show' });
    await expect(notice).toHaveCount(0);
    code('fails');
    await expect(notice).toBeVisible();
    await expect(notice.getByRole('button')).toHaveCount(0);
    await expect(input(page, '/pressMoney/size/width')).toHaveValue('300');
    await save(page);
    expect(await database.value(`select body #>> '{pressMoney,size,width}' from setting`)).toBe('300');
    expect(await database.value(`select body #>> '{pressMoney,expireTime}' from setting`)).toBe('7');
  });
});
