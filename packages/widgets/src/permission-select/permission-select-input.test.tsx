// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidget } from '../testing/render-widget';

it('finds a permission by its title and stores its key', async () => {
  const { user, given } = renderWidget('permission-select');
  await user.click(screen.getByRole('combobox'));
  await user.keyboard('see dashb');
  await screen.findByTitle('dashboard.view');
  await user.keyboard('{Enter}');
  expect(given.value).toBe('dashboard.view');
});

it('finds permissions by their key and by the title of their model, in the locale of the user', async () => {
  const { user, given } = renderWidget('permission-select', { language: 'zh-Hans' });
  await user.click(screen.getByRole('combobox'));
  await user.keyboard('role.del');
  await user.click(await screen.findByTitle('role.delete'));
  expect(given.value).toBe('role.delete');
  await user.click(screen.getByRole('combobox'));
  await user.keyboard('媒体库');
  expect(await screen.findByTitle('media.add')).toBeInTheDocument();
  expect(screen.queryByTitle('role.add')).toBeNull();
});

it('takes a key that it does not know, and marks it', async () => {
  const { user, given } = renderWidget('permission-select');
  await user.click(screen.getByRole('combobox'));
  await user.keyboard('pump.view');
  expect(await screen.findByText('Use “pump.view”: the platform does not know it')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(given.value).toBe('pump.view');
  expect(await screen.findByText('unknown')).toBeVisible();
});

it('shows title and key of a chosen permission, without a mark, and clears it', async () => {
  const { user, given } = renderWidget('permission-select', { value: 'dashboard.view', label: 'Permission' });
  expect(await screen.findByText('See dashboards')).toBeVisible();
  expect(screen.getByText('dashboard.view')).toBeVisible();
  expect(screen.queryByText('unknown')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Clear Permission' }));
  expect(given.value).toBeUndefined();
});

it('offers no second entry for a known key', async () => {
  const { user } = renderWidget('permission-select');
  await user.click(screen.getByRole('combobox'));
  await user.keyboard('dashboard.view');
  expect(await screen.findByTitle('dashboard.view')).toBeInTheDocument();
  expect(screen.queryByText(/does not know it/)).toBeNull();
});

const permissionModels = { load: async () => [{ key: 'pump', name: 'Pumps' }] };

it('offers the permissions of the records of each model, by the name of the model', async () => {
  const { user, given } = renderWidget('permission-select', { services: { permissionModels }, value: 'pump.edit' });
  expect(await screen.findByText('Change the records of “Pumps”')).toBeVisible();
  expect(screen.queryByText('unknown')).toBeNull();
  await user.click(screen.getByRole('combobox'));
  await user.keyboard('pumps');
  await user.click(await screen.findByTitle('pump.view'));
  expect(given.value).toBe('pump.view');
});

it('marks a permission of records whose model does not exist', async () => {
  renderWidget('permission-select', { services: { permissionModels }, value: 'tank.view' });
  expect(await screen.findByText('unknown')).toBeVisible();
});

it('marks no permission of records that the user cannot look up', async () => {
  const { user } = renderWidget('permission-select', { services: { permissionModels: {} }, value: 'tank.view' });
  expect(await screen.findByText('tank.view')).toBeVisible();
  expect(screen.queryByText('unknown')).toBeNull();
  await user.click(screen.getByRole('combobox'));
  await user.keyboard('tank.edit');
  expect(await screen.findByText('Use “tank.edit”')).toBeInTheDocument();
});
