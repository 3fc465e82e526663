import type { Locator } from '@playwright/test';
import { expect } from './test';

/** Waits until a dialog is closed. A failure shows the text of the dialog, with the error of the platform. */
export async function expectClosed(dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.allInnerTexts()).toEqual([]);
}
