import type { Locator, Page } from '@playwright/test';
import type { JsonObject } from '@signalbox/schemas';
import { PlatformClient } from '../support/platform-client';
import { expect, logIn } from '../support/test';

const page = (key: string, children: JsonObject[] = []): JsonObject => ({
  key,
  title: { en: key, ar: `ar-${key}` },
  path: key,
  element: 'dashboard.3ff84e1b653e6d81564fe5c4',
  ...(children.length > 0 ? { children } : {}),
});

/** Plant (Boilers, Pumps), Office, Store. */
const somePages = [page('Plant', [page('Boilers'), page('Pumps')]), page('Office'), page('Store')];

/** Stores `routers` and opens the editor as an administrator. `prefix`: of the titles in the language of the test. */
export async function openPages(
  opened: Page,
  url: string,
  routers: JsonObject[] = somePages,
  prefix = '',
): Promise<PlatformClient> {
  const admin = await PlatformClient.login(url);
  expect((await admin.send('PATCH', 'core/setting', { routers })).status).toBe(200);
  await logIn(opened, { to: '/app/router' });
  await expect(row(opened, `${prefix}Plant`)).toBeVisible();
  return admin;
}

export const tree = (opened: Page): Locator => opened.getByRole('tree', { name: 'Pages' });
export const row = (opened: Page, title: string): Locator =>
  opened.getByRole('treeitem', { name: new RegExp(`^${title}(,|$)`) });

/** Titles of the rows with their levels, from top to bottom, e.g. `1 Plant`. */
export async function outline(opened: Page): Promise<string[]> {
  return opened
    .getByRole('treeitem')
    .evaluateAll((rows) =>
      rows
        .toSorted((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
        .map((each) => `${each.getAttribute('aria-level')} ${each.getAttribute('aria-label')?.split(',')[0]}`),
    );
}

/** Chooses an entry of a page's menu. */
export async function choose(opened: Page, title: string, entry: string): Promise<void> {
  await opened.getByRole('button', { name: `Actions for “${title}”` }).click();
  await opened.getByRole('menuitem', { name: entry }).click();
}

export async function storedPages(admin: PlatformClient): Promise<JsonObject[]> {
  return (await admin.send('GET', 'core/setting')).body['routers'] as JsonObject[];
}
