import { isChecked } from './checked';
import { violations } from '../support/accessibility';
import { expect, logIn, test } from '../support/test';
import type { Locator, Page } from '@playwright/test';

test.use({
  expectedErrors: [/status of (?:400|50[03])|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_FAILED|WebSocket/],
});

const failures = [
  [
    'crashed',
    500,
    {
      code: 100_090_001,
      message: 'The platform failed to answer. Notify the operator: the server log has the reason',
      detail: 'req-7',
      field: '',
    },
  ],
  ['took too long', 400, { code: 100_040_060, message: 'The check of the tab was stopped', detail: '', field: '' }],
  ['met a server that stops', 503, {}],
] as const;

const address = '**/rest/core/schema/check';

/** Another text of the form, which is as valid. */
async function change(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Text of form.json' }).press('ControlOrMeta+End');
  await page.keyboard.type(' ');
}

const failureOn = (page: Page) =>
  page.getByRole('region', { name: 'Files of the tab' }).getByRole('alert').filter({ hasText: 'could not be checked' });

const previewOf = (page: Page) => page.getByRole('region', { name: 'Preview' });

const textIn = (preview: Locator) => preview.getByRole('textbox', { name: 'Text' });

async function isKept(page: Page): Promise<void> {
  await expect(failureOn(page)).toContainText('Your draft is kept as you typed it.');
  await expect(page.getByText('Checking …')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled();
  const preview = previewOf(page);
  await expect(preview.getByText('The form of the last check is shown')).toBeVisible();
  await expect(textIn(preview)).toBeVisible();
}

for (const [what, status, json] of failures)
  test(`a check that ${what} is reported at once, and can be tried again`, async ({ page }) => {
    await logIn(page, { to: '/app/studio' });
    await isChecked(page);
    let checks = 0;
    await page.route(address, (route) => {
      checks += 1;
      return route.fulfill({ status, json });
    });
    await change(page);
    const failure = failureOn(page);
    await expect(failure).toContainText('message' in json ? json.message : 'An unexpected error occurred');
    expect(checks).toBe(1);
    await isKept(page);
    expect(await violations(page)).toEqual([]);
    await page.unroute(address);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await isChecked(page);
    await expect(page.getByRole('button', { name: 'Publish' })).toBeEnabled();
  });

test('without a network the check is reported as failed, and done once there is one', async ({ page, context }) => {
  await logIn(page, { to: '/app/studio' });
  await isChecked(page);
  // Its code is loaded after the check.
  await expect(textIn(previewOf(page))).toBeVisible();
  await context.setOffline(true);
  await change(page);
  await expect(failureOn(page)).toContainText('The platform does not answer.');
  await isKept(page);
  await context.setOffline(false);
  await isChecked(page);
});

test('a preview whose code cannot be loaded leaves the page as it is, and can be tried again', async ({ page }) => {
  const code = '**/assets/scheme-frame-*.js';
  await page.route(code, (route) => route.abort());
  await logIn(page, { to: '/app/studio' });
  await isChecked(page);
  const preview = previewOf(page);
  const failure = preview.getByRole('alert').filter({ hasText: 'An unexpected error occurred' });
  await expect(failure).toBeVisible();
  await expect(preview.getByLabel('Loading the preview')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Publish' })).toBeEnabled();
  await page.unroute(code);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(textIn(preview)).toBeVisible();
  await expect(failure).toHaveCount(0);
});
