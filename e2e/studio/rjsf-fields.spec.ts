import type { JsonObject } from '@signalbox/schemas';
import { violations } from '../support/accessibility';
import { calledByPhone, callByPhone, fillTimesAndSteps, fixtureDraft, timesAndSteps } from '../support/fixture-tabs';
import { PlatformClient } from '../support/platform-client';
import { field, openTab, save } from '../support/settings-page';
import { expect, logIn, test } from '../support/test';
import { isChecked } from './checked';
import { writeDraft } from './write-draft';

// What RJSF draws needs tests that are compiled ahead. The platform compiles those of a draft and of a published tab itself.

test.use({ productFor: 'published fields' });

let admin: PlatformClient;
test.beforeAll(async ({ product }) => {
  admin = await PlatformClient.login(product.url);
});

test('a choice between variants is tried in the studio, published from there, and used', async ({ page }) => {
  await logIn(page, { to: '/app/studio' });
  await isChecked(page);
  await writeDraft(page, fixtureDraft('on-call'));
  await callByPhone(page);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('settings/on-call is published as version 1.')).toBeVisible();

  await openTab(page, 'settings/on-call');
  await callByPhone(page);
  expect(await violations(page)).toEqual([]);
  await save(page);
  await page.reload();
  await expect(field(page, '/onCall').getByLabel('Phone')).toHaveValue('100');
  await expect(field(page, '/onCall')).toContainText('From an hour on');
  expect((await admin.get('core/setting')).body).toMatchObject(calledByPhone);
  expect((await admin.patch('core/setting', { onCall: { mail: 'no address' } })).status).toBe(400);
});

test('a tuple and a form within itself of a published tab are drawn, validated and saved', async ({ page }) => {
  const published = await admin.post('core/schema/publish', { ...fixtureDraft('hand-over'), base: 0 });
  expect(published.status, JSON.stringify(published.body)).toBe(200);
  await logIn(page);
  await openTab(page, 'settings/hand-over');
  await fillTimesAndSteps(page);
  expect(await violations(page)).toEqual([]);
  await save(page);
  await page.reload();
  await expect(field(page, '/handOverSteps').getByLabel('What to do')).toHaveCount(2);
  await expect(field(page, '/handOverTimes').getByLabel('Room')).toHaveValue('North');
  expect((await admin.get('core/setting')).body).toMatchObject(timesAndSteps);
  const wrong: JsonObject[] = [{ handOverTimes: ['North', 6] }, { handOverSteps: { next: [{ next: [{ text: 7 }] }] } }];
  for (const values of wrong) expect((await admin.patch('core/setting', values)).status).toBe(400);
});
