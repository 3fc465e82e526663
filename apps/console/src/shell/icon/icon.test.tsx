// @vitest-environment jsdom
import '@signalbox/widgets/testing';
import { fireEvent, render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Icon } from './icon';

const shown = (name: string) => {
  const { container } = render(<Icon name={name} />);
  return {
    id: () => container.querySelector('use')?.getAttribute('href')?.split('#')[1],
    image: () => container.querySelector('img'),
  };
};

test('draws an icon of the menus at once', () => {
  expect(shown('cloud-server').id()).toBe('cloud-server');
});

test('draws any other icon of the product once its sprite is known', async () => {
  const icon = shown('thunderbolt');
  expect(icon.id()).toBeUndefined();
  await waitFor(() => expect(icon.id()).toBe('thunderbolt'));
});

test.each(['unheard-of', ''])('draws a gear for the unknown name "%s"', async (name) => {
  const icon = shown(name);
  await waitFor(() => expect(icon.id()).toBe('setting'));
});

test.each([
  ['/core/media/modelIcon/pump.svg', '/rest/core/media/modelIcon/pump.svg'],
  ['core/media/modelIcon/pump.svg', '/rest/core/media/modelIcon/pump.svg'],
  ['/rest/core/media/modelIcon/pump.svg', '/rest/core/media/modelIcon/pump.svg'],
  ['/core/media/_p_mill/modelIcon/a.b..svg', '/rest/core/media/_p_mill/modelIcon/a.b..svg'],
])('draws the own icon %s as an image without a name', (name, source) => {
  const image = shown(name).image();
  expect(image).toHaveAttribute('src', source);
  expect(image).toHaveAttribute('alt', '');
});

test.each([
  'https://pictures.example/pump.png',
  '//pictures.example/pump.png',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'data:text/html,x',
  '/rest/core/auth/logout',
  '/core/media/../auth/logout',
  '/core/media/%2E%2e/auth/logout',
  '/core/media/a\\..\\..\\auth',
  'core/media/',
])('draws a gear, and no image, for the stored value %s', (name) => {
  const icon = shown(name);
  expect(icon.image()).toBeNull();
  expect(icon.id()).toBe('setting');
});

test('draws a gear instead of an own icon that is gone', () => {
  const icon = shown('/core/media/modelIcon/gone.svg');
  fireEvent.error(icon.image() as HTMLImageElement);
  expect(icon.id()).toBe('setting');
});
