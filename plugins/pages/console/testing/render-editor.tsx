import { fakePlatform, renderPage, type PageSetup } from '@signalbox/console-kit/testing';
import type { JsonObject } from '@signalbox/schemas';
import { screen } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import english from '../../locales/page/en.json';
import { RouterPage } from '../page/router-page';

/** Stored pages by their titles, e.g. `{ Plant: { Boilers: {} } }`. Each has a dashboard of its own title in lower case. */
export interface Titles {
  [title: string]: Titles;
}

export const storedPages = (titles: Titles): JsonObject[] =>
  Object.entries(titles).map(([title, below]) => ({
    key: title.replaceAll(' ', '-'),
    title,
    path: title.toLowerCase().replaceAll(' ', '-'),
    element: `dashboard.${title.toLowerCase().replaceAll(' ', '-')}`,
    ...(Object.keys(below).length > 0 ? { children: storedPages(below) } : {}),
  }));

const settings = ['setting.view', 'setting.edit'];

interface EditorSetup extends Partial<PageSetup> {
  routers: JsonObject[];
  /** Besides those for the settings. Without them, the user is an administrator. */
  permissions?: string[];
  license?: JsonObject;
}

const fullLicense = { feature: ['dashboard', 'backup'], remainingTime: 1 };

/** The page editor of these pages. Every dashboard exists, unless the platform of the test says something else. */
export function renderEditor({ routers, permissions, platform = fakePlatform(), license, ...setup }: EditorSetup) {
  // Rows are drawn for the height of the tree, which jsdom does not measure.
  const height = vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(4000);
  onTestFinished(() => height.mockRestore());
  platform.answer('GET core/setting', { body: { routers, layout: 'layout1' } });
  platform.answer('GET core/license', { body: { ...fullLicense, ...license } });
  return renderPage({
    platform,
    path: 'router',
    page: <RouterPage />,
    english,
    plugin: { id: 'pages' },
    ...(permissions ? { user: { permissions: [...settings, ...permissions] } } : {}),
    ...setup,
  });
}

/** A platform with all dashboards but these. */
export function withoutDashboards(...gone: string[]) {
  const platform = fakePlatform();
  platform.answer('GET core/dashboard', ({ query }) => {
    const wanted = (query as { filter?: { id?: { $in?: string[] } } }).filter?.id?.$in ?? [];
    return { body: wanted.filter((id) => !gone.includes(id)).map((id) => ({ id, name: id })) };
  });
  return platform;
}

export const row = (name: string | RegExp) => screen.findByRole('treeitem', { name });
export const rowTitles = () => screen.queryAllByRole('treeitem').map((each) => each.getAttribute('aria-label'));
