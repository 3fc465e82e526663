import type { Page } from '@playwright/test';
import type { JsonSchema } from '@signalbox/schemas';
import { settingsTabs } from '@signalbox/schemas/testing/settings-tabs';
import { expect } from './test';

/** An address of the console. */
export interface Place {
  name: string;
  path: string;
  /** Selector of fields that only this place has. Without it, the place is known by its heading. */
  fields?: string;
}

/** The tab of a form. */
export function placeOf({ id }: { id: string }): Place {
  const [group, tab] = id.split('/');
  return { name: id, path: `/app/system/list/${group}?tab=${tab}`, fields: ownFields(id) };
}

/** Every address of the console that an administrator can reach. */
export const places: Place[] = [
  ...[
    'dashboard',
    'profile',
    'operation',
    'router',
    'projectOperation',
    'backup',
    'db-backup',
    'tsdb-backup',
    'license',
    'first-steps/backups',
    'nowhere',
  ].map((name) => ({ name, path: `/app/${name}` })),
  ...settingsTabs.map(placeOf),
];

/**
 * Opens a place as a link of the console does, and waits until it is drawn. Loading the whole console for every place would
 * cost a second each: only the first visit of a page does. `origin`: the product, if the file has several.
 */
export async function visit(page: Page, { name, path, fields }: Place, origin = ''): Promise<void> {
  const heading = page.locator('h1').first();
  if (new URL(page.url()).pathname.startsWith('/app/')) {
    const earlier = (await heading.textContent()) ?? '';
    await page.evaluate(follow, path);
    if (!fields) await expect(heading, name).not.toHaveText(earlier);
  } else await page.goto(origin + path);
  await expect(heading, name).toBeVisible();
  if (fields) await expect(page.locator(fields).first(), name).toBeVisible();
  await expect(page.locator('main [aria-busy=true]:visible, .ant-spin-spinning:visible'), name).toHaveCount(0);
}

/** Runs in the page: the router hears of a new address as if the user had pressed Forward. */
function follow(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

function ownFields(id: string): string {
  const all = settingsTabs.map((form) => ({ id: form.id, pointers: pointersOf(form.schema) }));
  const others = new Set(all.flatMap((form) => (form.id === id ? [] : form.pointers)));
  const own = all.find((form) => form.id === id)?.pointers.filter((pointer) => !others.has(pointer)) ?? [];
  return own.map((pointer) => `.sb-field[data-pointer="${pointer}"]`).join();
}

function pointersOf({ properties = {} }: JsonSchema, base = ''): string[] {
  return Object.entries(properties).flatMap(([name, property]) => {
    const pointer = `${base}/${name}`;
    return [pointer, ...pointersOf(property, pointer)];
  });
}
