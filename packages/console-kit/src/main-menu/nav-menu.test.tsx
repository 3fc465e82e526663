// @vitest-environment jsdom
import '@signalbox/widgets/testing';
import { ConsoleContextProvider } from '@signalbox/api/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { aConsole } from '../testing';
import { NavMenu, type NavMenuProps } from './nav-menu';

const entries: NavMenuProps['entries'] = [
  { url: '/home', title: 'Home', icon: 'home' },
  {
    key: 'system',
    title: 'System',
    icon: 'control',
    places: [
      { url: '/users', title: 'Users', icon: 'user' },
      { url: '/backup', title: 'Backup', icon: 'save' },
    ],
  },
  { url: '/about', title: 'About', icon: 'info-circle' },
];

function renderMenu(start = '/users') {
  const navigated: string[] = [];
  function Page() {
    const { pathname } = useLocation();
    return <NavMenu entries={entries} selected={pathname} onNavigate={() => navigated.push('navigated')} />;
  }
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [start] });
  render(
    <ConsoleContextProvider value={aConsole()}>
      <RouterProvider router={router} />
    </ConsoleContextProvider>,
  );
  return { user: userEvent.setup(), router, navigated };
}

const item = (name: string) => screen.getByRole('menuitem', { name });
const names = () => screen.getAllByRole('menuitem').map((each) => each.textContent);

describe('to assistive technology', () => {
  test('marks the current page only', () => {
    renderMenu();
    const current = screen.getAllByRole('menuitem').filter((each) => each.hasAttribute('aria-current'));
    expect(current).toEqual([item('Users')]);
    expect(item('Users')).toHaveAttribute('aria-current', 'page');
  });

  test('names a group, whether it is open, and what it opens', () => {
    renderMenu();
    const group = item('System');
    expect(group).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('menu', { name: 'System' })).toHaveAttribute('id', group.getAttribute('aria-controls'));
  });
});

describe('by keyboard', () => {
  test('is one stop, at the current page', async () => {
    const { user } = renderMenu();
    await user.tab();
    expect(item('Users')).toHaveFocus();
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  test('starts at the first entry if none of its pages is open', async () => {
    const { user } = renderMenu('/elsewhere');
    await user.tab();
    expect(item('Home')).toHaveFocus();
  });

  test('goes up and down through groups, around the ends, and to both ends', async () => {
    const { user } = renderMenu('/home');
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(item('System')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(item('Users')).toHaveFocus();
    await user.keyboard('{End}');
    expect(item('About')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(item('Home')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(item('About')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(item('Home')).toHaveFocus();
  });

  test.each(['{Enter}', ' '])('folds and unfolds a group by "%s", and skips folded entries', async (key) => {
    const { user } = renderMenu('/home');
    await user.tab();
    await user.keyboard(`{ArrowDown}${key}`);
    expect(item('System')).toHaveAttribute('aria-expanded', 'false');
    expect(names()).toEqual(['Home', 'System', 'About']);
    await user.keyboard('{ArrowDown}');
    expect(item('About')).toHaveFocus();
    await user.keyboard(`{ArrowUp}${key}`);
    expect(names()).toEqual(['Home', 'System', 'Users', 'Backup', 'About']);
  });

  test('can still be entered when the group of the current page is folded', async () => {
    const { user } = renderMenu();
    await user.click(item('System'));
    item('System').blur();
    await user.tab();
    expect(screen.getAllByRole('menuitem')).toContain(document.activeElement);
  });

  test.each(['{Enter}', ' '])('opens a place by "%s", once', async (key) => {
    const { user, router, navigated } = renderMenu();
    await user.tab();
    await user.keyboard(`{ArrowDown}${key}`);
    expect(router.state.location.pathname).toBe('/backup');
    expect(navigated).toHaveLength(1);
    expect(item('Backup')).toHaveAttribute('aria-current', 'page');
  });

  test('does not scroll the page by Space', () => {
    renderMenu();
    expect(fireEvent.keyDown(item('Users'), { key: ' ' })).toBe(false);
  });

  test('leaves arrows with Alt or Ctrl to the browser', () => {
    renderMenu();
    item('Users').focus();
    expect(fireEvent.keyDown(item('Users'), { key: 'ArrowDown', altKey: true })).toBe(true);
    expect(fireEvent.keyDown(item('Users'), { key: 'Home', ctrlKey: true })).toBe(true);
    expect(item('Users')).toHaveFocus();
  });
});

describe('after a click', () => {
  test('continues from the clicked entry', async () => {
    const { user } = renderMenu();
    await user.click(screen.getByRole('link', { name: 'Backup' }));
    await user.keyboard('{ArrowDown}');
    expect(item('About')).toHaveFocus();
  });

  test('leaves one step back in the history when Enter is pressed on the clicked link', async () => {
    const { user, router } = renderMenu();
    await user.click(screen.getByRole('link', { name: 'Backup' }));
    await user.keyboard('{Enter}');
    await router.navigate(-1);
    expect(router.state.location.pathname).toBe('/users');
  });

  test('marks a folded group that contains the current page', async () => {
    const { user } = renderMenu();
    await user.click(item('System'));
    expect(screen.queryByRole('menuitem', { name: 'Users' })).toBeNull();
    expect(item('System')).toHaveAttribute('data-has-selected');
  });
});
