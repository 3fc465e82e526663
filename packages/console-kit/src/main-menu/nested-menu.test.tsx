// @vitest-environment jsdom
import '@signalbox/widgets/testing';
import { ConsoleContextProvider } from '@signalbox/api/react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { aConsole } from '../testing';
import type { NavEntry } from './entries/nav-entry';
import { NavMenu } from './nav-menu';

const boilers: NavEntry = { key: 'page:boilers', url: '/app/boilers', title: 'Boilers', icon: 'dashboard' };
const entries: NavEntry[] = [
  {
    key: 'page:plant',
    title: 'Plant',
    icon: 'folder',
    startsFolded: true,
    places: [{ key: 'page:hall', title: 'Hall', icon: 'folder', startsFolded: true, places: [boilers] }],
  },
  { url: 'https://plant.example.org', title: 'Manual', icon: 'global', isExternal: true, target: '_blank' },
];

/** Shows the keys of messages. */
const messages = createInstance({ lng: 'cimode' });
await messages.init();

function renderMenu(selected?: string) {
  render(
    <I18nextProvider i18n={messages}>
      <ConsoleContextProvider value={aConsole()}>
        <MemoryRouter>
          <NavMenu entries={entries} selected={selected} />
        </MemoryRouter>
      </ConsoleContextProvider>
    </I18nextProvider>,
  );
  return userEvent.setup();
}
/** The name that screen readers say. */
const manual = 'Manual (newTab)';
const names = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

test('groups of saved pages open one by one', async () => {
  const user = renderMenu();
  expect(names()).toEqual(['Plant', manual]);
  await user.click(screen.getByRole('menuitem', { name: 'Plant' }));
  expect(names()).toEqual(['Plant', 'Hall', manual]);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(names()).toEqual(['Plant', 'Hall', 'Boilers', manual]);
});

test('the groups around the current page are open', async () => {
  const user = renderMenu('/app/boilers');
  expect(names()).toEqual(['Plant', 'Hall', 'Boilers', manual]);
  await user.tab();
  expect(screen.getByRole('menuitem', { name: 'Boilers' })).toHaveFocus();
  await user.click(screen.getByRole('menuitem', { name: 'Hall' }));
  expect(names()).toEqual(['Plant', 'Hall', manual]);
});

test('a link to another site opens as the page says, without access to this one', () => {
  renderMenu();
  const link = screen.getByText('Manual').closest('a');
  expect(link).toHaveAttribute('href', 'https://plant.example.org');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link?.rel).toContain('noopener');
  expect(screen.getByRole('menuitem', { name: /^Manual ?\(newTab\)$/ })).toContainElement(link);
  expect(link?.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('only a link to a new tab is marked as one', async () => {
  renderMenu('/app/boilers');
  expect(screen.getByRole('menuitem', { name: 'Boilers' }).querySelector('a svg')).toBeNull();
});
