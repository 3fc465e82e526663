// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidget } from '../testing/render-widget';
import { outermost } from './directory-tree-input';

const plants = { path: 'plants', name: 'plants', child: [{ path: 'plants/old', name: 'old', child: null }] };
const services = { mediaDirectories: { load: () => Promise.resolve([plants, { path: 'logos', name: 'logos' }]) } };

it('selects a directory with everything below it, and stores only the outermost', async () => {
  const { user, given } = renderWidget('directory-tree', { services, value: ['logos'] });
  await user.click(await screen.findByRole('checkbox', { name: 'old' }));
  expect(given.value).toEqual(['logos', 'plants/old']);
  await user.click(screen.getByRole('checkbox', { name: 'plants' }));
  expect(given.value).toEqual(['logos', 'plants']);
  expect(screen.getByRole('checkbox', { name: 'old' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'old' })).toBeDisabled();
});

it('shows why the directories could not be loaded, and retries', async () => {
  let tries = 0;
  const load = () => (tries++ === 0 ? Promise.reject(new Error('disk asleep')) : Promise.resolve([plants]));
  const { user } = renderWidget('directory-tree', { services: { mediaDirectories: { load } } });
  expect(await screen.findByText('The directories could not be loaded: disk asleep')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('plants')).toBeVisible();
});

it('shows that there are no directories', async () => {
  renderWidget('directory-tree');
  expect(await screen.findByText('The media library has no directories.')).toBeVisible();
});

it('keeps directories that only share a name prefix', () => {
  expect(outermost(['plants', 'plants/old', 'plants-2'])).toEqual(['plants', 'plants-2']);
});
