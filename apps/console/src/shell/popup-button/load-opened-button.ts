import type { ComponentType } from 'react';
import type { OpenedButtonProps } from './opened-button';

/** Fetches the button with antd's `Dropdown`, 24 KB; nothing where it cannot be had, and the next one asks again. */
export async function loadOpenedButton(): Promise<ComponentType<OpenedButtonProps> | undefined> {
  return import('./opened-button').then(
    ({ OpenedButton }) => OpenedButton,
    () => undefined,
  );
}
