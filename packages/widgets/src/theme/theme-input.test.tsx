// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidget } from '../testing/render-widget';

const light = { id: 'light', name: 'Light', type: 'builtIn', tokens: { colorPrimary: '#1677ff' } };
const ocean = {
  id: '65a1',
  name: 'Ocean',
  type: 'custom',
  isDark: true,
  tokens: { colorPrimary: '#006d75', fontSize: 14 },
};
const themes = { builtIn: [light], load: () => Promise.resolve([ocean]) };

it('stores the complete chosen theme', async () => {
  const { user, given } = renderWidget('theme', { value: light, services: { themes } });
  await user.click(await screen.findByRole('radio', { name: 'Ocean' }));
  expect(given.value).toEqual(ocean);
});

it("shows each theme's colours", async () => {
  renderWidget('theme', { services: { themes } });
  await screen.findByRole('radio', { name: 'Ocean' });
  const colors = [...document.querySelectorAll('[data-color]')].map((swatch) => swatch.getAttribute('data-color'));
  expect(colors).toEqual(['#1677ff', '#006d75']);
});

it('shows that it is loading, and offers the built-in themes meanwhile', () => {
  renderWidget('theme', { services: { themes: { builtIn: [light], load: () => new Promise(() => {}) } } });
  expect(screen.getByText('Loading themes')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Light' })).toBeEnabled();
});

it("ends loading silently when the project's themes cannot be loaded", async () => {
  renderWidget('theme', { services: { themes: { builtIn: [light], load: () => Promise.reject(new Error('down')) } } });
  await waitFor(() => expect(screen.queryByText('Loading themes')).not.toBeInTheDocument());
  expect(screen.getByRole('radio', { name: 'Light' })).toBeEnabled();
  expect(screen.queryByText(/down/)).not.toBeInTheDocument();
});

it('keeps showing a chosen theme that was deleted meanwhile', async () => {
  renderWidget('theme', { value: { ...ocean, id: 'gone', name: 'Old' }, services: { themes } });
  expect(await screen.findByRole('radio', { name: 'Old' })).toBeChecked();
});

it('shows that there are no themes', async () => {
  renderWidget('theme');
  expect(await screen.findByText('There are no themes yet')).toBeVisible();
});
