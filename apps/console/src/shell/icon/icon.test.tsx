// @vitest-environment jsdom
import '@signalbox/widgets/testing';
import { fireEvent, render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Icon } from './icon';
import { ShellIcon } from './shell-icon';

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

test.each(['cloud-server', 'thunderbolt', 'unheard-of', '/core/media/modelIcon/pump.svg'])(
  'keeps the class and the style that a menu gives to the icon %s: its distance to the text',
  async (name) => {
    const { container } = render(<Icon name={name} className="ant-menu-item-icon" style={{ color: 'red' }} />);
    await waitFor(() => expect(container.querySelector('use, img')).not.toBeNull());
    expect(container.firstChild).toHaveClass('anticon', 'ant-menu-item-icon');
    expect(container.firstChild).toHaveStyle({ color: 'rgb(255, 0, 0)' });
  },
);

test('keeps the class of a menu on an icon of the shell', () => {
  const { container } = render(<ShellIcon name="sun" className="ant-dropdown-menu-item-icon" />);
  expect(container.firstChild).toHaveClass('anticon', 'ant-dropdown-menu-item-icon');
});
