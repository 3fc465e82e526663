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
