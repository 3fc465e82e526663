// @vitest-environment jsdom
import { lateCode } from '@signalbox/widgets/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { i18n } from '../i18n';
import { loadMenuDrawer } from './load-menu-drawer';
import { MenuButton } from './menu-button';
import type { MenuDrawerProps } from './menu-drawer';

vi.mock('./load-menu-drawer');
let arrive: ReturnType<typeof lateCode<ComponentType<MenuDrawerProps>>>;

beforeEach(() => {
  arrive = lateCode(loadMenuDrawer);
});
afterEach(() => vi.resetAllMocks());

/** The part of a drawer that its button uses. */
function Drawer({ isOpen, onClose }: MenuDrawerProps) {
  return isOpen ? (
    <dialog open>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </dialog>
  ) : null;
}

function renderButton() {
  render(
    <I18nextProvider i18n={i18n}>
      <MenuButton />
    </I18nextProvider>,
  );
  return { user: userEvent.setup(), button: screen.getByRole('button', { name: i18n.t('console::menu.open') }) };
}

test('opens the menu after its code has loaded, closes it, and opens it again', async () => {
  const { user, button } = renderButton();
  expect(loadMenuDrawer).not.toHaveBeenCalled();
  await user.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
  await arrive(Drawer);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(button);
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('shows that the menu cannot be loaded, and tries again at the next press', async () => {
  const { user, button } = renderButton();
  await user.click(button);
  await arrive(undefined);
  expect(screen.getByRole('alert')).toHaveTextContent(i18n.t('console::failure.unreachable'));
  await user.click(button);
  expect(screen.queryByRole('alert')).toBeNull();
  await arrive(Drawer);
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('removes the sentence when the user moves on', async () => {
  const { user, button } = renderButton();
  await user.click(button);
  await arrive(undefined);
  await user.tab();
  expect(screen.queryByRole('alert')).toBeNull();
});
