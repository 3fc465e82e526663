import type { ComponentType } from 'react';
import type { MenuDrawerProps } from './menu-drawer';

/** Fetches the menu of a narrow screen; nothing where it cannot be had, and the next press asks again. */
export async function loadMenuDrawer(): Promise<ComponentType<MenuDrawerProps> | undefined> {
  return import('./menu-drawer').then(
    ({ MenuDrawer }) => MenuDrawer,
    () => undefined,
  );
}
