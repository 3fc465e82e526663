import { input, openTab } from '../support/settings-page';
import { expect, logIn, test } from '../support/test';

test('a select is as high as a text input, empty or not, before and after it was opened', async ({ page }) => {
  await logIn(page);
  await openTab(page, 'settings/base');
  const expected = (await input(page, '/copyright').boundingBox())?.height;
  expect(expected).toBeGreaterThan(0);
  for (const form of [
    'settings/base',
    'notice_settings/sms',
    'modular_settings/ftp',
    'modular_settings/license-reminder',
  ]) {
    await openTab(page, form);
    const selects = page.locator('.sb-field').locator('.sb-select, .ant-select');
    const heights = () =>
      selects.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().height)));
    await expect.poll(async () => (await heights()).length).toBeGreaterThan(0);
    expect(new Set(await heights()), form).toEqual(new Set([expected]));
    await selects.first().hover();
    await expect(selects.first()).toHaveClass(/ant-select/);
    expect(new Set(await heights()), form).toEqual(new Set([expected]));
  }
});
