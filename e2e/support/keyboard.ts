import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Presses a key until an element has the focus, as a user without a mouse does: no click, no scripted focus. */
export async function goTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target, `${key} leads there`).toBeFocused();
}

/**
 * Types the start of a name in a list or tree that has the focus, and waits for `found`, the row that it leads to. Each
 * attempt starts at the first row. On a busy machine, two letters may arrive with a pause, which starts a new text. The
 * wait of a failed attempt is longer than this pause.
 */
export async function typeAhead(page: Page, text: string, found: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Home');
    await page.keyboard.type(text);
    await expect(found).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 45_000 });
}
