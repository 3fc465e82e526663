// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidget } from '../testing/render-widget';

const plant = { id: '65a100000000000000000001', name: 'Plant' };
const services = { dashboards: { load: () => Promise.resolve([plant]) } };

async function pickFirst(user: ReturnType<typeof renderWidget>['user']) {
  await user.tab();
  await user.keyboard('{Enter}');
  await screen.findAllByRole('option');
  await user.keyboard('{Enter}');
}

it('stores the id of the dashboard that is picked by name', async () => {
  const { user, given } = renderWidget('dashboard-select', { services, schema: { type: 'string' } });
  await pickFirst(user);
  expect(given.value).toBe(plant.id);
});

it('stores an object with the id where the field is an object', async () => {
  const { user, given } = renderWidget('dashboard-select', { services, schema: { type: 'object' } });
  await pickFirst(user);
  expect(given.value).toEqual({ id: plant.id });
});

it('marks a chosen dashboard that no longer exists', async () => {
  renderWidget('dashboard-select', { services, value: 'gone' });
  expect(await screen.findByText('A dashboard that no longer exists (gone)')).toBeVisible();
});

it('shows why loading failed and retries', async () => {
  let tries = 0;
  const load = () => (tries++ === 0 ? Promise.reject(new Error('offline')) : Promise.resolve([plant]));
  const { user } = renderWidget('dashboard-select', { services: { dashboards: { load } }, value: plant.id });
  expect(await screen.findByRole('alert')).toHaveTextContent('offline');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Plant')).toBeVisible();
});
