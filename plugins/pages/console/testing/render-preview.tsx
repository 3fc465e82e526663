import { fakePlatform, renderPage, type PageSetup } from '@signalbox/console-kit/testing';
import type { JsonObject } from '@signalbox/schemas';
import english from '../../locales/page/en.json';
import { RouterPage } from '../page/router-page';

const page = (key: string, more: JsonObject = {}): JsonObject => ({
  key,
  title: { en: key, ar: `ar-${key}` },
  path: key.toLowerCase(),
  element: 'dashboard.1',
  ...more,
});

/** Plant (Boilers, Pumps for `plant.view`, Archive hidden), Manual, Backups. */
const somePages: JsonObject[] = [
  page('Plant', {
    children: [page('Boilers'), page('Pumps', { permission: 'plant.view' }), page('Archive', { hidden: true })],
  }),
  { key: 'Backups', title: 'Backups', url: '/app/backup' },
];

const someRoles = [
  { id: 'lead', name: 'Shift lead', permissions: ['dashboard.view', 'plant.view'] },
  { id: 'guard', name: 'Guard', permissions: ['dashboard.view'] },
];

/** The page editor of the default pages, with two roles. `query` is that of its address. */
export function renderPreview({ query, ...setup }: Partial<PageSetup> & { query: string }) {
  const platform = fakePlatform([
    ['GET core/setting', { body: { routers: somePages, layout: 'layout1' } }],
    ['GET core/license', { body: { feature: ['dashboard', 'backup'], remainingTime: 1 } }],
    ['GET core/dashboard', { body: [{ id: '1', name: 'Energy' }] }],
    ['GET core/role', { body: someRoles }],
  ]);
  return renderPage({
    platform,
    path: `router?${query}`,
    page: <RouterPage />,
    english,
    plugin: { id: 'pages' },
    messages: { console: { 'menu.system': 'System' } },
    ...setup,
  });
}
