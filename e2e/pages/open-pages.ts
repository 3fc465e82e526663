import type { Locator, Page } from '@playwright/test';
import type { JsonObject } from '@signalbox/schemas';
import { PlatformClient } from '../support/platform-client';
import { expect, logIn } from '../support/test';

export const aPage = (key: string, element: string, children: JsonObject[] = []): JsonObject => ({
  key,
  title: { en: key, ar: `ar-${key}` },
  path: key,
  element,
  ...(children.length > 0 ? { children } : {}),
});

interface StoreOptions {
  url: string;
  /** The stored pages; by default Plant (Boilers, Pumps), Office, Store. `element` shows a dashboard that exists. */
  routers?: (element: string) => JsonObject[];
}
interface OpenOptions extends StoreOptions {
  /** Prefix of the titles in the language of the test. */
  prefix?: string;
  /** Title of the first page in the language of the test. */
  first?: string;
}

/** Stores pages and opens the editor as an administrator. */
export async function openPages(
  opened: Page,
  { url, routers = somePages, prefix = '', first = `${prefix}Plant` }: OpenOptions,
): Promise<PlatformClient> {
  const admin = await storePages({ url, routers });
  await logIn(opened, { to: '/app/router' });
  await expect(row(opened, first)).toBeVisible();
  return admin;
}

/** Stores pages as an administrator. */
export async function storePages({ url, routers = somePages }: StoreOptions): Promise<PlatformClient> {
  const admin = await PlatformClient.login(url);
  const query = encodeURIComponent(JSON.stringify({ limit: 1 }));
  const { body } = await admin.get(`core/dashboard?query=${query}`);
  const [dashboard] = Object.values(body);
  if (typeof dashboard !== 'object' || dashboard === null || !('id' in dashboard)) throw new Error('no dashboard');
  const stored = await admin.patch('core/setting', { routers: routers(`dashboard.${String(dashboard.id)}`) });
  expect(stored.status).toBe(200);
  return admin;
}

function somePages(element: string): JsonObject[] {
  const plant = aPage('Plant', element, [aPage('Boilers', element), aPage('Pumps', element)]);
  return [plant, aPage('Office', element), aPage('Store', element)];
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
  return (await admin.get('core/setting')).body['routers'] as JsonObject[];
}

interface Drop {
  from: string;
  to: string;
  /** Part of the row's height: 0 its upper edge, 1 its lower edge. */
  part: number;
  /** Pixels from the left edge. */
  distance?: number;
}

/** Drags by the mouse, as a person does, and holds. */
export async function drag(page: Page, { from, to, part, distance = 150 }: Drop): Promise<void> {
  const target = await row(page, to).boundingBox();
  const source = await row(page, from).boundingBox();
  if (target === null || source === null) throw new Error('a row has no place');
  await page.mouse.move(source.x + 150, source.y + source.height / 2);
  await page.mouse.down();
  await page.mouse.move(source.x + 160, source.y + source.height / 2 + 6, { steps: 3 });
  await page.mouse.move(target.x + distance, target.y + target.height * part, { steps: 6 });
  // The browser sends the pointer position to a row only with the second move above it.
  await page.mouse.move(target.x + distance + 1, target.y + target.height * part);
  await page.mouse.move(target.x + distance, target.y + target.height * part);
}
