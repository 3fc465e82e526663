import type { ComponentType } from 'react';
import type { MenuDrawerProps } from './menu-drawer';

/** Loads the menu of a narrow screen. Undefined if that fails; the next press tries again. */
export async function loadMenuDrawer(): Promise<ComponentType<MenuDrawerProps> | undefined> {
  return import('./menu-drawer').then(
    ({ MenuDrawer }) => MenuDrawer,
    () => undefined,
  );
}
