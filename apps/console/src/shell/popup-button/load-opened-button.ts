import type { ComponentType } from 'react';
import type { OpenedButtonProps } from './opened-button';

/** Loads the button with antd's `Dropdown`, 24 KB. Undefined if that fails; the next call tries again. */
export async function loadOpenedButton(): Promise<ComponentType<OpenedButtonProps> | undefined> {
  return import('./opened-button').then(
    ({ OpenedButton }) => OpenedButton,
    () => undefined,
  );
}
