// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidget } from '../testing/render-widget';

const permissionModels = { load: async () => [{ key: 'pump', name: 'Pumps' }] };

it('chooses one permission, all of a group, and those of the records of a model', async () => {
  const { user, given } = renderWidget('permission-choice', { services: { permissionModels } });
  const themes = await screen.findByRole('group', { name: 'Themes' });
  await user.click(within(themes).getByRole('checkbox', { name: 'Add a theme' }));
  expect(given.value).toEqual(['theme.add']);
  await user.click(within(themes).getByRole('checkbox', { name: 'All of: Themes' }));
  expect(given.value).toEqual(expect.arrayContaining(['theme.add', 'theme.edit', 'theme.delete']));
  await user.click(screen.getByRole('checkbox', { name: 'See the records of “Pumps”' }));
  expect(given.value).toContain('pump.view');
});

it('finds permissions, and keeps those that are chosen and not found', async () => {
  const { user, given } = renderWidget('permission-choice', { value: ['theme.add'] });
  await user.type(await screen.findByRole('searchbox'), 'see dashb');
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  await user.click(screen.getByRole('checkbox', { name: 'See dashboards' }));
  expect(given.value).toEqual(['theme.add', 'dashboard.view']);
  await user.type(screen.getByRole('searchbox'), ' without a match');
  expect(screen.getByText('No permission has this text in its title or key.')).toBeVisible();
});

it('keeps a key that it does not know, and removes it', async () => {
  const { user, given } = renderWidget('permission-choice', { value: ['later.view'] });
  await user.click(await screen.findByRole('checkbox', { name: 'later.view' }));
  expect(given.value).toEqual([]);
});
