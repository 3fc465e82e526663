// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidget } from '../testing/render-widget';

const Icon = ({ name }: { name: string }) => <i data-icon={name} />;
const opener = () => screen.findByRole('button', { name: /^Field/ });
const search = () => screen.findByRole('searchbox');

async function opened(setup: Parameters<typeof renderWidget>[1] = {}) {
  const page = renderWidget('icon', { ...setup, services: { Icon, ...setup.services } });
  await page.user.click(await opener());
  await screen.findByRole('dialog');
  return page;
}

it('shows the chosen icon with its label in the user’s language', async () => {
  renderWidget('icon', { value: 'home', language: 'zh-Hans', services: { Icon } });
  const button = await opener();
  expect(button).toHaveAccessibleName('Field 首页');
  expect(button.querySelector('[data-icon]')).toHaveAttribute('data-icon', 'home');
});

it.each([
  ['/core/media/modelIcon/pump.svg', 'Field pump'],
  ['unheard-of', 'Field unheard-of'],
])('shows the value %s by its name', async (value, name) => {
  renderWidget('icon', { value, services: { Icon } });
  expect(await opener()).toHaveAccessibleName(name);
});

it('clears the icon, and keeps the focus', async () => {
  const { user, given } = renderWidget('icon', { value: 'home', services: { Icon } });
  await user.click(await screen.findByRole('button', { name: 'Clear Field' }));
  expect(given.value).toBeUndefined();
  expect(await opener()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Clear Field' })).toBeNull();
});

it('neither clears a required icon nor opens a disabled field', async () => {
  renderWidget('icon', { value: 'home', required: true, disabled: true, services: { Icon } });
  expect(await opener()).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Clear Field' })).toBeNull();
});

it('chooses an icon by search in Chinese, in an English page', async () => {
  const { user, given } = await opened();
  await user.type(await search(), '电力');
  const option = await screen.findByRole('option', { name: 'Lightning' });
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await user.click(option);
  expect(given.value).toBe('thunderbolt');
  expect(await opener()).toHaveAccessibleName('Field Lightning');
});

it('chooses by keyboard alone, and returns the focus', async () => {
  const { user, given } = renderWidget('icon', { value: 'home', services: { Icon } });
  (await opener()).focus();
  await user.keyboard('{Enter}');
  const field = await search();
  await expect.poll(() => document.activeElement).toBe(field);
  // To the chosen one, which is the one tab stop.
  await user.keyboard('{ArrowDown}');
  const options = within(screen.getByRole('listbox', { name: 'Icons' })).getAllByRole('option');
  const chosen = screen.getByRole('option', { selected: true });
  expect(chosen).toHaveFocus();
  expect(options.filter((option) => option.tabIndex === 0)).toEqual([chosen]);
  await user.keyboard('{End}');
  expect(options.at(-1)).toHaveFocus();
  await user.keyboard('{Home}{Enter}');
  expect(given.value).toBe('account-book');
  await expect.poll(() => document.activeElement).toBe(await opener());
});

it('chooses the first match with Enter in the search, and nothing without a text', async () => {
  const { user, given } = await opened();
  await user.type(await search(), '{Enter}');
  expect(given.times).toBe(0);
  await user.type(await search(), 'dashboard{Enter}');
  expect(given.value).toBe('dashboard');
});

it('shows that no icon matches', async () => {
  const { user } = await opened();
  await user.type(await search(), 'submarine');
  expect(await screen.findByText('No icon matches “submarine”')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('0 icons');
});

it('closes with Escape, changes nothing, and starts afresh', async () => {
  const { user, given } = await opened();
  await user.type(await search(), 'home');
  await user.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(given.times).toBe(0);
  await expect.poll(() => document.activeElement).toBe(await opener());
  await user.click(await opener());
  expect(await search()).toHaveValue('');
});

it('has no tab for own icons without their service', async () => {
  await opened();
  expect(screen.queryByRole('tab', { name: 'Own icons' })).toBeNull();
});
