import type { Page } from '@playwright/test';
import { seriousErrors } from '../support/accessibility';
import { createUser, userPassword } from '../support/people';
import { PlatformClient } from '../support/platform-client';
import { expect, logIn, test } from '../support/test';

const address = (filter: object) => `/app/list/alarm?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const filterOf = (page: Page) => JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '{}') as object;
const titles = (page: Page) => page.getByRole('columnheader').filter({ hasText: /\S/ });

test('a user filters, sorts, pages, chooses columns and saves a view, and finds all of it again', async ({
  page,
  product,
}) => {
  const admin = await PlatformClient.login(product.url);
  const user = await createUser(admin, { username: 'shift-leader', permissions: ['alarm.view', 'device.view'] });
  await logIn(page, { username: 'shift-leader', password: userPassword, to: `${product.url}/app/list` });
  await expect(page.getByRole('link', { name: /Work orders/ })).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Alarms/ })
    .click();
  await expect(page.getByText('1–15 of 1,200 records')).toBeVisible();

  await test.step('filter', async () => {
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Enter a value for “Message”, or remove the condition')).toBeVisible();
    await page.getByRole('textbox', { name: 'Value for “Message”' }).fill('pressure');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Message: contains “pressure”')).toBeVisible();
    expect(filterOf(page)).toEqual({ message: { $regex: 'pressure', $options: 'i' } });
    await page.goto(`${product.url}/app/list`);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Alarms/ })
      .click();
    await expect(page.getByText('Message: contains “pressure”')).toBeVisible();
  });

  await test.step('order', async () => {
    await page.getByRole('button', { name: 'Severity', exact: true }).click();
    await page.getByRole('button', { name: 'Raised', exact: true }).focus();
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.press('Shift+Enter');
    await expect(page).toHaveURL(/sort=severity%2C-raisedAt/);
    await expect(titles(page).filter({ hasText: 'Raised' })).toHaveAttribute('aria-sort', 'descending');
    await expect(page.getByRole('row').nth(1)).toContainText('Major');
    await page.getByRole('button', { name: 'Options of “Raised”' }).click();
    await page.getByRole('menuitem', { name: 'Remove from the order' }).click();
    await expect(page).toHaveURL(/sort=severity$/);
    await page.getByRole('button', { name: 'Options of “Severity”' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Pin at the end' }).click();
    await expect(titles(page).last()).toHaveText('Severity');
    await page.getByRole('button', { name: 'Options of “Severity”' }).click();
    await page.getByRole('menuitem', { name: 'Unpin' }).click();
    await expect(titles(page).last()).not.toHaveText('Severity');
  });

  await test.step('pages', async () => {
    await page.getByRole('combobox', { name: 'Records on a page' }).click();
    await page.getByText('30 per page', { exact: true }).last().click();
    await expect(page.getByRole('row')).toHaveCount(31);
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByText(/^31–60 of \d+ records$/)).toBeVisible();
    await page.getByRole('button', { name: 'Last page' }).click();
    await expect(page.getByText(/^(\d+)–(\d+) of \2 records$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
    await page.goBack();
    await expect(page.getByText(/^31–60 of/)).toBeVisible();
  });

  await test.step('columns', async () => {
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Note' }).click();
    const handle = page.getByRole('button', { name: 'Move “Note”' });
    for (const place of [5, 4, 3, 2]) {
      await handle.press('ArrowUp');
      await expect(page.getByText(`Note: place ${place} of 6`)).toBeAttached();
    }
    await page.keyboard.press('Escape');
    const second = async () => {
      const { body } = await admin.get<{ pageSetting?: Record<string, string[]> }>(`core/user/${user}`);
      return body.pageSetting?.['alarm']?.[1];
    };
    await expect.poll(second, 'saved for the user').toBe('note');
    await page.reload();
    await expect(titles(page).nth(1)).toHaveText('Note');
    const count = await titles(page).count();
    await page.getByRole('button', { name: 'Options of “Severity”' }).click();
    await page.getByRole('menuitem', { name: 'Hide this column' }).click();
    await expect(titles(page)).toHaveCount(count - 1);
    await expect(page.getByRole('button', { name: 'Note', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Options of “Message”' }).click();
    await expect(page.getByRole('menuitem', { name: 'Pin at the end' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Hide this column' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Severity' }).click();
    await page.keyboard.press('Escape');
    await expect(titles(page)).toHaveCount(count);
  });

  await test.step('view', async () => {
    const view = page.getByRole('button', { name: /^View of the list/ });
    await view.click();
    await page.getByRole('menuitem', { name: /^Save as a new view/ }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Pressure');
    await page.keyboard.press('Enter');
    await expect(view).toHaveAccessibleName('View of the list: Pressure');
    await page.getByRole('button', { name: 'Remove the filter “Message: contains “pressure””' }).click();
    await expect(view).toHaveAccessibleName('View of the list: Pressure, changed');
    await page.getByRole('button', { name: 'Undo the changes' }).click();
    await expect(page.getByText('Message: contains “pressure”')).toBeVisible();
    await view.click();
    await page.getByRole('menuitem', { name: /^Delete the view/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(view).toHaveAccessibleName('View of the list: All records');
  });

  await test.step('time', async () => {
    const { raised, minuteOf } = await latestAlarms(admin);
    const [from, to] = [minuteOf(raised[29]!), minuteOf(raised[9]!)];
    await page.goto(product.url + address({ severity: 'critical' }));
    await page.getByRole('button', { name: 'Filter' }).first().click();
    await choose(page, 'Column', 'Raised');
    await choose(page, 'Comparison of “Raised”', 'between');
    // In any order, and without a press on Enter or OK.
    await page.getByRole('textbox', { name: 'Value for “Raised”, to' }).fill(from.replace('T', ' '));
    await page.getByRole('textbox', { name: 'Value for “Raised”, from' }).fill(to.replace('T', ' '));
    await page.getByRole('button', { name: 'Apply' }).click();
    const end = minuteOf(new Date(Date.parse(raised[9]!) + 60_000).toISOString());
    await expect.poll(() => filterOf(page)).toEqual({ raisedAt: { $gte: from, $lt: end } });
    const count = raised.filter((time) => from <= minuteOf(time) && minuteOf(time) <= to).length;
    await expect(page.getByText(new RegExp(`of ${count} records$`))).toBeVisible();
  });
});

/** Returns when the latest alarms were raised, and the minute of such a moment in the time zone of the browser. */
async function latestAlarms(admin: PlatformClient) {
  const query = encodeURIComponent(JSON.stringify({ sort: { raisedAt: -1 }, limit: 60, project: { raisedAt: 1 } }));
  const { body } = await admin.get<{ raisedAt: string }[]>(`core/record/alarm?query=${query}`);
  const raised = body.map(({ raisedAt }) => raisedAt);
  const minuteOf = (time: string) => {
    const moment = new Date(time);
    return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  };
  return { raised, minuteOf };
}

async function choose(page: Page, name: string, option: string) {
  await page.getByRole('combobox', { name }).click();
  await page.locator('.ant-select-dropdown:visible').getByText(option, { exact: true }).click();
}

test('a kept filter that cannot be parsed is dropped, and one that nothing matches is taken back', async ({
  page,
  product,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => void messages.push(message.text()));
  await logIn(page, { to: `${product.url}/app/list` });
  await page.evaluate(() => localStorage.setItem('model_alarm_filter', '{'));
  await page
    .getByRole('main')
    .getByRole('link', { name: /Alarms/ })
    .click();
  await expect(page.getByText(/^1–15 of ~?[\d,]+ records$/)).toBeVisible();
  expect(messages).toContain('模型本地初始化信息解析失败');
  expect(await page.evaluate(() => localStorage.getItem('model_alarm_filter'))).toBeNull();
  await page.goto(product.url + address({ message: { $regex: 'nothing', $options: 'i' } }));
  await expect(page.getByText('No record matches the filter')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filter' }).last().click();
  await expect(page.getByRole('row')).toHaveCount(16);
});

for (const { language, width, colorScheme, filter } of [
  { language: 'en', width: 1440, colorScheme: 'dark', filter: 'Filter' },
  { language: 'zh-Hans', width: 390, colorScheme: 'light', filter: '筛选' },
  { language: 'fr', width: 1440, colorScheme: 'light', filter: 'Filtrer' },
  // 390 px with a scroll bar.
  { language: 'fr', width: 375, colorScheme: 'light', filter: 'Filtrer' },
  { language: 'ar', width: 390, colorScheme: 'dark', filter: 'تصفية' },
] as const)
  test.describe(`${language}, ${width} px, ${colorScheme}`, () => {
    test.use({ language, colorScheme, viewport: { width, height: 844 } });
    test('has no serious errors, and nothing wider than the screen', async ({ page, product }) => {
      const relative = { $or: [{ raisedAt: { $gte: 'now-90d', $lte: 'now' } }, { severity: { $in: ['critical'] } }] };
      await logIn(page, { to: product.url + address(relative) });
      await expect(page.getByRole('row')).toHaveCount(16);
      const tools = page.getByRole('button', { name: filter }).first();
      await tools.click();
      await expect(page.getByRole('form')).toBeVisible();
      expect(await tools.evaluate(({ parentElement: row }) => row!.scrollWidth - row!.clientWidth)).toBe(0);
      expect(await seriousErrors(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  });
