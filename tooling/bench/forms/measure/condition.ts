import { median } from '../../median';
import type { BenchTab } from './bench-tab';
import { seenMs, watch } from './watch';

export interface ConditionTimes {
  appearMs: number;
  goMs: number;
  /** Sections that would still send the value of a field that is hidden again. */
  staleCount: number;
}

/** Five sections each show a field by a switch, take a text into it and hide it again. */
export async function condition(tab: BenchTab): Promise<ConditionTimes> {
  const appear: number[] = [];
  const go: number[] = [];
  for (let section = 0; section < 5; section += 1) {
    const toggle = await tab.input(section, 'switch16');
    const shown = await tab.input(section, 'text11');
    await tab.page.locator(toggle).scrollIntoViewIfNeeded();
    await tab.page.waitForTimeout(300);
    if ((await tab.page.locator(shown).count()) > 0)
      throw new Error('A conditional field is visible before its switch is on.');
    appear.push(await toggled(tab, { toggle, shown, appears: true }));
    await tab.page.locator(shown).click();
    await tab.page.keyboard.type('stale');
    go.push(await toggled(tab, { toggle, shown, appears: false }));
    await tab.page.waitForTimeout(200);
  }
  const kept = JSON.stringify(await tab.page.evaluate(() => window.bench.values()));
  return { appearMs: median(appear), goMs: median(go), staleCount: kept.split('"stale"').length - 1 };
}

async function toggled(
  { page }: BenchTab,
  { toggle, shown, appears }: { toggle: string; shown: string; appears: boolean },
): Promise<number> {
  await watch(page, { event: 'click', selector: shown, appears });
  await page.locator(toggle).click();
  const tookMs = await seenMs(page);
  if (tookMs === undefined) throw new Error(`The condition of ${toggle} does not ${appears ? 'show' : 'hide'}.`);
  return tookMs;
}
