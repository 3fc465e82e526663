import type { BenchTab } from './bench-tab';
import { seenMs, watch } from './watch';

/** From the key that makes a number too large to the error beside it. */
export async function error({ page, input }: BenchTab, errorSelector: string): Promise<number> {
  const field = page.locator(await input(1, 'number13'));
  await field.click();
  await page.keyboard.type('123');
  await page.waitForTimeout(500);
  await watch(page, { event: 'keydown', selector: errorSelector, appears: true });
  await page.keyboard.press('4');
  const tookMs = await seenMs(page);
  if (tookMs === undefined) throw new Error('A number that is too large shows no error.');
  return tookMs;
}
