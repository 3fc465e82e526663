// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Button, ConfigProvider } from 'antd';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { MenuButton } from './menu-button';

function renderButton({ disabled }: { disabled?: boolean } = {}) {
  const chosen: string[] = [];
  const ref = createRef<HTMLButtonElement>();
  const items = [
    { key: 'fig', label: 'Fig', disabled: true },
    { key: 'apple', label: 'Apple' },
    { key: 'pear', label: 'Pear' },
  ];
  render(
    <ConfigProvider theme={{ token: { motion: false } }}>
      <MenuButton ref={ref} disabled={disabled} menu={{ items, onClick: ({ key }) => chosen.push(key) }}>
        <Button>Fruit</Button>
      </MenuButton>
    </ConfigProvider>,
  );
  return { user: userEvent.setup(), chosen, ref };
}

const fruit = () => screen.getByRole('button', { name: 'Fruit' });
const hasFocus = (name: string) => waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());
const isClosed = () => waitFor(() => expect(fruit()).toHaveAttribute('aria-expanded', 'false'));

test.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])(
  'opens by "%s", leads into the menu, chooses by Space, and returns the focus',
  async (key) => {
    const { user, chosen } = renderButton();
    await user.tab();
    await user.keyboard(key);
    await hasFocus('Apple');
    await user.keyboard(' ');
    await isClosed();
    expect(chosen).toEqual(['apple']);
    await waitFor(() => expect(fruit()).toHaveFocus());
  },
);

test('opened by a pointer, keeps the focus at the button until an arrow key leads into the menu', async () => {
  const { user, chosen } = renderButton();
  await user.click(fruit());
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Apple' })).toBeVisible());
  expect(fruit()).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  await hasFocus('Apple');
  await user.keyboard('{Enter}');
  expect(chosen).toEqual(['apple']);
});

test('does nothing while it is disabled, and gives its element to the caller', async () => {
  const { user, ref } = renderButton({ disabled: true });
  expect(ref.current).toBe(fruit());
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(screen.queryByRole('menu')).toBeNull();
});
