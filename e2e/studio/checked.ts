import { expect, type Page } from '@playwright/test';

/**
 * Waits until the check of the draft finds no error. The first one of a product starts the thread of the check, which takes
 * as long as the platform allows on a busy machine.
 */
export async function isChecked(page: Page): Promise<void> {
  await expect(page.getByText('The check finds no error.')).toBeVisible({ timeout: 180_000 });
}
