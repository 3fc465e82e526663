// @vitest-environment jsdom
import { lateCode } from '@signalbox/widgets/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import { I18nextProvider } from 'react-i18next';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { i18n } from '../i18n';
import { loadOpenedButton } from './load-opened-button';
import { OpenedButton, type OpenedButtonProps } from './opened-button';
import { PopupButton } from './popup-button';

vi.mock('./load-opened-button');
let arrive: ReturnType<typeof lateCode<ComponentType<OpenedButtonProps>>>;

beforeEach(() => {
  arrive = lateCode(loadOpenedButton);
});
afterEach(() => vi.resetAllMocks());

function renderButton() {
  const chosen: string[] = [];
  render(
    <I18nextProvider i18n={i18n}>
      <ConfigProvider theme={{ token: { motion: false } }}>
        <PopupButton
          button={{ 'aria-label': 'Fruit' }}
          menu={{
            items: [
              { key: 'apple', label: 'Apple' },
              { key: 'pear', label: 'Pear' },
            ],
            onClick: ({ key }) => chosen.push(key),
          }}
        />
        <button type="button">Elsewhere</button>
      </ConfigProvider>
    </I18nextProvider>,
  );
  return { user: userEvent.setup(), chosen };
}

const fruit = () => screen.getByRole('button', { name: 'Fruit' });
const item = (name: string) => screen.findByRole('menuitem', { name });
/** The menu has its position one frame after its items are in the page: antd measures it hidden. */
const isVisible = (name: string) => waitFor(() => expect(screen.getByRole('menuitem', { name })).toBeVisible());
const isClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

/** The menu is open, and its code was loaded before. */
async function renderOpened(key: string) {
  const setup = renderButton();
  await setup.user.tab();
  await setup.user.keyboard(key);
  await arrive(OpenedButton);
  await item('Apple');
  return setup;
}

describe('before its code has loaded', () => {
  test('is a closed button with a menu, and loads the code when the pointer comes near', async () => {
    const { user } = renderButton();
    expect(fruit()).toHaveAttribute('aria-haspopup', 'menu');
    expect(fruit()).toHaveAttribute('aria-expanded', 'false');
    expect(loadOpenedButton).not.toHaveBeenCalled();
    await user.hover(fruit());
    expect(loadOpenedButton).toHaveBeenCalledOnce();
    await arrive(OpenedButton);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test('opens after the code has loaded if it was pressed before, and keeps the focus', async () => {
    const { user } = renderButton();
    await user.click(fruit());
    expect(screen.queryByRole('menu')).toBeNull();
    await arrive(OpenedButton);
    await isVisible('Apple');
    expect(fruit()).toHaveAttribute('aria-expanded', 'true');
    expect(fruit()).toHaveFocus();
  });

  test('is open once after two quick presses', async () => {
    const { user } = renderButton();
    await user.dblClick(fruit());
    await arrive(OpenedButton);
    await isVisible('Apple');
    expect(screen.getAllByRole('menu')).toHaveLength(1);
  });

  test('stays closed when the user has moved on, or pressed Escape', async () => {
    const { user } = renderButton();
    await user.click(fruit());
    await user.tab();
    await arrive(OpenedButton);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    await user.click(fruit());
    await user.keyboard('{Escape}');
    await arrive(OpenedButton);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test('shows that it cannot open without a network, and opens when pressed again', async () => {
    const { user } = renderButton();
    await user.click(fruit());
    await arrive(undefined);
    expect(screen.getByRole('alert')).toHaveTextContent(i18n.t('console::failure.unreachable'));
    await user.click(fruit());
    expect(screen.queryByRole('alert')).toBeNull();
    await arrive(OpenedButton);
    await isVisible('Apple');
  });

  test('shows no error when the pointer only passes by', async () => {
    const { user } = renderButton();
    await user.hover(fruit());
    await arrive(undefined);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('by keyboard', () => {
  test.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])('opens by "%s" and leads into the menu', async (key) => {
    const { user, chosen } = await renderOpened(key);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Apple' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(chosen).toEqual(['apple']);
  });

  test('returns the focus to the button after a choice', async () => {
    const { user } = await renderOpened('{Enter}');
    // Until then, antd may still move the focus into the menu.
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Apple' })).toHaveFocus());
    await user.click(await item('Pear'));
    await isClosed();
    expect(fruit()).toHaveFocus();
  });

  test('closes by Escape, returns the focus, and opens again by the arrow', async () => {
    const { user } = await renderOpened('{ArrowDown}');
    await waitFor(() => expect(fruit()).not.toHaveFocus());
    await user.keyboard('{Escape}');
    await isClosed();
    expect(fruit()).toHaveFocus();
    expect(fruit()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowDown}');
    await isVisible('Apple');
  });
});

test('closes by a press elsewhere', async () => {
  const { user } = renderButton();
  await user.click(fruit());
  await arrive(OpenedButton);
  await item('Apple');
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await isClosed();
  expect(fruit()).toHaveAttribute('aria-expanded', 'false');
});
