import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aError, fakePlatform, type Reply } from '../../testing/fake-platform';
import { closeConsole, renderConsole } from '../../testing/render-console';

afterEach(closeConsole);

const boilers = { key: 'b', title: { en: 'Boilers' }, path: 'plant/boilers', element: 'dashboard.d1' };

/** The console at the address of a saved page. `answer`: the response of the platform for the address. */
function open(answer: Reply, user = {}) {
  const platform = fakePlatform({ user });
  platform.answer('GET core/setting', { body: { routers: [boilers] }, headers: { etag: '"1"' } });
  platform.answer('GET core/setting/login/part', { body: { routers: [boilers] } });
  platform.answer('GET core/setting/login/page', answer);
  platform.answer('GET core/dashboard/d1', { body: { id: 'd1', name: 'Old name', widgets: [] } });
  renderConsole({ platform, path: '/app/plant/boilers', token: 'Bearer one' });
  return platform;
}
const page = async () => within(await screen.findByRole('main'));

test('a saved page shows its dashboard under its own title, and is the current one of the menu', async () => {
  open({ body: { page: boilers, barriers: [] } });
  expect(await (await page()).findByRole('heading', { level: 1, name: 'Boilers' })).toBeTruthy();
  const entry = await screen.findByRole('menuitem', { name: 'Boilers' });
  expect(entry.getAttribute('aria-current')).toBe('page');
});

test('a user without setting.view gets the saved pages too', async () => {
  open({ body: { page: boilers, barriers: [] } }, { isSuper: false, permissions: ['dashboard.view'] });
  expect(await screen.findByRole('menuitem', { name: 'Boilers' })).toBeTruthy();
});

test('a closed page names the missing permission and shows nothing', async () => {
  const platform = open({ body: { barriers: [{ kind: 'permission', permission: 'plant.view' }] } });
  expect(await (await page()).findByText(/plant\.view/)).toBeTruthy();
  expect(platform.calls.some(({ resource }) => resource === 'core/dashboard/d1')).toBe(false);
});

test.each([
  [{}, 'The license does not include “Dashboards”. Ask an administrator for a license that does.'],
  [
    { expiredFeature: ['dashboard'] },
    'The license has expired, and “Dashboards” was part of it. Ask an administrator for a new license.',
  ],
])('a page that the license closes shows why: %j', async (license, sentence) => {
  const platform = open({ body: { barriers: [{ kind: 'feature', feature: 'dashboard' }] } });
  platform.answer('GET core/license', { body: { state: 'expired', remainingTime: 0, feature: [], ...license } });
  expect(await (await page()).findByText(sentence)).toBeTruthy();
});

test.each([
  ['an address without a page', { body: { barriers: [] } }],
  ['a platform that knows no saved pages', aError({ code: 100_030_002, text: 'Not found' })],
])('%s is not found', async (_name, answer) => {
  open(answer);
  expect(await (await page()).findByText('Page not found')).toBeTruthy();
});

test.each([
  ['closes nothing with foreign names', ['visualisation'], true],
  ['closes what it does not name', ['backup'], false],
])('an existing platform sends all pages, and its license %s', async (_name, feature, isOpen) => {
  const platform = fakePlatform();
  platform.answer('GET core/platform', aError({ code: 100_030_002, text: 'Not found' }));
  platform.answer('GET core/license', { body: { remainingTime: 86_400, feature } });
  const { path, ...page } = boilers;
  platform.answer('GET core/setting', { body: { routers: [{ ...page, url: `/${path}` }] } });
  platform.answer('GET core/dashboard/d1', { body: { id: 'd1', name: 'Old name', widgets: [] } });
  renderConsole({ platform, path: '/app/plant/boilers', token: 'Bearer one' });
  if (isOpen) expect(await screen.findByRole('heading', { level: 1, name: 'Boilers' })).toBeTruthy();
  else expect(await screen.findByText(/The license does not include “Dashboards”/)).toBeTruthy();
});

test('the address of a group opens its first page', async () => {
  const platform = fakePlatform();
  platform.answer('GET core/setting', { body: { routers: [boilers] }, headers: { etag: '"1"' } });
  platform.answer('GET core/setting/login/page', ({ params }) => ({
    body:
      params.get('path') === 'plant'
        ? { page: { title: 'Plant', path: 'plant' }, barriers: [], group: { first: 'plant/boilers' } }
        : { page: boilers, barriers: [] },
  }));
  platform.answer('GET core/dashboard/d1', { body: { id: 'd1', name: 'Old name', widgets: [] } });
  renderConsole({ platform, path: '/app/plant', token: 'Bearer one' });
  expect(await (await page()).findByRole('heading', { level: 1, name: 'Boilers' })).toBeTruthy();
});

test('a group without a page for the user shows a message', async () => {
  open({ body: { page: { title: 'Plant', path: 'plant' }, barriers: [], group: {} } });
  expect(await (await page()).findByText('No pages in this group')).toBeTruthy();
});
