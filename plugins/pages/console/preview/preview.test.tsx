// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPreview } from '../testing/render-preview';

const menu = async () => within(await screen.findByRole('region', { name: 'Menu as this user sees it' }));
const item = async (name: string) => (await menu()).findByRole('menuitem', { name });
const link = async (name: string) => (await menu()).findByRole('link', { name });
/** Viewers with what is said of them. */
const viewersIn = (title: string) =>
  within(screen.getByRole('list', { name: title }))
    .getAllByRole('listitem')
    .map((each) => [...each.querySelectorAll('bdi, p')].map(({ textContent }) => textContent));

it('is not loaded while it is closed', async () => {
  const { platform } = renderPreview({ query: '' });
  expect(await screen.findByRole('button', { name: 'Preview' })).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull();
  expect(platform.called('GET', 'core/role')).toBeUndefined();
});

it('opens and closes in the address, which a link keeps', async () => {
  const { user, router } = renderPreview({ query: 'as=guard' });
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  expect(await item('Plant')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?as=guard&preview=open');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(router.state.location.search).toBe('?as=guard');
  expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull();
});

it.each([
  ['guard', ['Plant', 'Plant', 'Boilers', 'Backups']],
  ['lead', ['Plant', 'Plant', 'Boilers', 'Pumps', 'Backups']],
])('draws the menu of the role %s', async (role, expected) => {
  const { user } = renderPreview({ query: `preview=open&as=${role}` });
  await user.click(await item('Plant'));
  const names = (await menu()).getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(names.filter((name) => expected.includes(name ?? ''))).toEqual(expected);
  expect(names).not.toContain('Archive');
});

it('keeps groups unfolded when another user is chosen', async () => {
  const { user } = renderPreview({ query: 'preview=open&as=guard' });
  await user.click(await item('Plant'));
  expect((await menu()).queryByRole('menuitem', { name: 'Pumps' })).toBeNull();
  await user.click(screen.getByRole('combobox', { name: 'Seen by' }));
  await user.click(await screen.findByTitle('Shift lead'));
  expect(await item('Pumps')).toBeVisible();
});

it('selects the page of a picked entry, and marks the entry of the selected page', async () => {
  const { user, router } = renderPreview({ query: 'preview=open&as=lead' });
  await user.click(await item('Plant'));
  expect(await screen.findByRole('heading', { level: 2, name: 'Plant' })).toBeInTheDocument();
  await user.click(await link('Pumps'));
  expect(await screen.findByRole('heading', { level: 2, name: 'Pumps' })).toBeInTheDocument();
  await waitFor(async () => expect(await item('Pumps')).toHaveAttribute('aria-current', 'page'));
  expect(router.state.location.pathname).toBe('/app/router');
});

it('says who sees the selected page, and why others do not', async () => {
  const { user } = renderPreview({ query: 'preview=open&as=lead' });
  await screen.findByText('Select a page to see who has it in the menu.');
  await user.click(await item('Plant'));
  await user.click(await link('Pumps'));
  await waitFor(() => expect(viewersIn('In their menu: 2')).toEqual([['Administrator'], ['Shift lead']]));
  expect(viewersIn('Not in their menu: 2')).toEqual([
    ['Guard', 'Needs the permission “plant.view”.'],
    [
      'User without a role',
      'Needs the permission “plant.view”.',
      'Needs the permission “See dashboards” (dashboard.view).',
      '“Plant” above it needs the permission “See dashboards” (dashboard.view).',
    ],
  ]);
});

it('says what users lack for the page of the console that an entry leads to', async () => {
  const { user } = renderPreview({ query: 'preview=open' });
  await user.click(await link('Backups'));
  await screen.findByText('In their menu: 4');
  expect(viewersIn('In their menu: 4')[1]).toEqual([
    'Shift lead',
    'Cannot open it: the linked page needs the permission “See backups” (backup.view).',
  ]);
});

it('shows the own view alone to a user who may not see roles', async () => {
  const { platform } = renderPreview({
    query: 'preview=open&as=lead',
    user: { permissions: ['setting.view', 'setting.edit', 'dashboard.view'] },
  });
  expect(await screen.findByText(/you lack the permission “See roles” \(role\.view\)/)).toBeVisible();
  expect(screen.getByText('You (ada)')).toBeVisible();
  expect(platform.called('GET', 'core/role')).toBeUndefined();
});

it('loads the roles again after an error', async () => {
  const { user, platform } = renderPreview({ query: '' });
  platform.answer('GET core/role', { status: 500, body: {} });
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  platform.answer('GET core/role', { body: [{ id: 'a', name: 'Night watch', permissions: [] }] });
  await user.click(retry);
  await user.click(await link('Backups'));
  expect(await screen.findByText('Night watch')).toBeVisible();
});

it('draws the menu in another language and direction, after its messages have loaded', async () => {
  const loaded: string[] = [];
  renderPreview({
    query: 'preview=open&language=ar&screen=phone',
    context: {
      languages: [
        { code: 'en', label: 'English', direction: 'ltr' },
        { code: 'ar', label: 'العربية', direction: 'rtl' },
      ],
      loadLanguage: async (code) => void loaded.push(code),
    },
  });
  expect(await item('ar-Plant')).toBeInTheDocument();
  expect(loaded).toEqual(['ar']);
  expect(screen.getByRole('region', { name: 'Menu as this user sees it' }).closest('[dir]')).toHaveAttribute(
    'dir',
    'rtl',
  );
});
