// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidget } from '../testing/render-widget';

it('chooses one module, all of a group, and all modules', async () => {
  const { user, given } = renderWidget('module-choice');
  const reports = await screen.findByRole('group', { name: 'Reports' });
  await user.click(within(reports).getByRole('checkbox', { name: 'Reports' }));
  expect(given.value).toEqual(['report']);
  await user.click(screen.getByRole('checkbox', { name: 'All of: Permissions' }));
  expect(given.value).toEqual(['report', 'dept', 'user', 'role']);
  await user.click(screen.getByRole('checkbox', { name: 'All modules' }));
  expect(given.value).toHaveLength(35);
  await user.click(screen.getByRole('checkbox', { name: 'All modules' }));
  expect(given.value).toBeUndefined();
});

it('offers the available modules with their sizes', async () => {
  renderWidget('module-choice', {
    language: 'zh-Hans',
    choices: { offered: ['user', 'role'], sizes: { user: 0.5 } },
    value: ['user'],
  });
  const group = await screen.findByRole('group', { name: '权限管理' });
  expect(within(group).getAllByRole('checkbox')).toHaveLength(3);
  expect(within(group).getByText('512 KB')).toBeVisible();
  expect(screen.getAllByRole('checkbox')).toHaveLength(4);
});

it('shows stored modules that are no longer offered, and adds only offered ones', async () => {
  const { user, given } = renderWidget('module-choice', {
    choices: { offered: ['user', 'role'] },
    value: ['dept', 'report'],
  });
  await user.click(await screen.findByRole('checkbox', { name: 'All modules' }));
  expect(given.value).toEqual(['report', 'dept', 'user', 'role']);
  await user.click(screen.getByRole('checkbox', { name: 'All of: Permissions' }));
  expect(given.value).toEqual(['report']);
  // A module that is no longer chosen stays in its place until the form is opened again.
  expect(screen.getAllByRole('checkbox')).toHaveLength(6);
  await user.click(screen.getByRole('checkbox', { name: 'All of: Permissions' }));
  expect(given.value).toEqual(['report', 'user', 'role']);
  await user.click(screen.getByRole('checkbox', { name: 'Reports' }));
  expect(given.value).toEqual(['user', 'role']);
});
