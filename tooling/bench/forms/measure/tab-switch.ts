import { median } from '../../median';
import type { BenchTab } from './bench-tab';

const switches = 10;

export interface TabSwitch {
  /** From the click to the frame that shows the tab. */
  shownMs: number;
  mainThreadMs: number;
}

/** Opens each tab for the first time. */
export async function tabSwitch({ page, mainThreadMs }: BenchTab): Promise<TabSwitch> {
  await page.evaluate(() => window.bench.mount());
  await page.waitForTimeout(500);
  const shown: number[] = [];
  const spent: number[] = [];
  for (let tab = 1; tab <= switches; tab += 1) {
    await page.evaluate((tab) => {
      Object.assign(window, { seen: { tookMs: undefined } });
      document.querySelector(`#tab${tab}`)?.addEventListener('click', ({ timeStamp }) => {
        // After the frame in which the tab was drawn.
        requestAnimationFrame(() => setTimeout(() => (window.seen.tookMs = performance.now() - timeStamp)));
      });
    }, tab);
    const before = await mainThreadMs();
    await page.locator(`#tab${tab}`).click();
    await page.waitForFunction(() => window.seen.tookMs !== undefined);
    shown.push(await page.evaluate(() => window.seen.tookMs ?? Number.NaN));
    await page.waitForTimeout(300);
    spent.push((await mainThreadMs()) - before);
    if ((await page.locator(`#panel${tab} input`).count()) === 0) throw new Error(`Tab ${tab} shows no form.`);
  }
  return { shownMs: median(shown), mainThreadMs: median(spent) };
}
