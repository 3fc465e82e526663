import type { Browser } from '@playwright/test';
import { openTab, type BenchTab } from './bench-tab';
import { condition, type ConditionTimes } from './condition';
import { error } from './validation-error';
import { keystrokes } from './keystroke';
import { mount, type Mounted } from './mount';
import { scroll, type ScrollFrames } from './scroll';
import { tabSwitch, type TabSwitch } from './tab-switch';

/** Fields of each tab, where tabs are switched. */
export const tabFields = 40;

export interface Measured extends Mounted, ConditionTimes {
  engine: string;
  /** Main-thread ms of a keystroke, by number of fields. */
  keystrokeMs: Map<number, number>;
  /** The same form with its fields in a grid. Undefined for an engine that is not measured with one. */
  inGrid: { keystrokeMs: number; mountMs: number } | undefined;
  /** Undefined for an engine that shows no error while the user types. */
  errorMs: number | undefined;
  frames: ScrollFrames;
  /** After every part of the form was on the screen once. */
  heapKbPerFieldSeen: number;
  tab: TabSwitch;
}

interface Place {
  browser: Browser;
  address: string;
  engine: string;
}

/** The engine that is measured with a grid too. */
const engineOfGrid = 'engine';

/** Measures one engine. Measurements of one form use the largest. */
export async function measureEngine(place: Place, sizes: number[]): Promise<Measured> {
  const smaller: BenchTab[] = [];
  for (const count of sizes.slice(0, -1)) {
    const each = await openTab({ ...place, count });
    await mount(each, count);
    smaller.push(each);
  }
  const largest = sizes.at(-1) ?? 0;
  const tab = await openTab({ ...place, count: largest });
  const heapBefore = await tab.heapKb();
  const mounted = await mount(tab, largest);
  const gridTab =
    place.engine === engineOfGrid ? await openTab({ ...place, count: largest, isInGrid: true }) : undefined;
  const mountedGrid = gridTab && (await mount(gridTab, largest));
  const costs = await keystrokes([...smaller, tab, ...(gridTab ? [gridTab] : [])]);
  const keystrokeMs = new Map(sizes.map((count, index) => [count, costs[index] ?? Number.NaN]));
  for (const { page } of [...smaller, ...(gridTab ? [gridTab] : [])]) await page.close();
  const times = await condition(tab);
  const errorSelector = await tab.page.evaluate(() => window.bench.errorSelector);
  const errorMs = errorSelector === undefined ? undefined : await error(tab, errorSelector);
  const frames = await scroll(tab);
  await seeAll(tab.page);
  const heapKbPerFieldSeen = ((await tab.heapKb()) - heapBefore) / largest;
  await tab.page.close();
  return {
    engine: place.engine,
    ...mounted,
    ...times,
    keystrokeMs,
    inGrid: mountedGrid && { keystrokeMs: costs.at(-1) ?? Number.NaN, mountMs: mountedGrid.mountMs },
    errorMs,
    frames,
    heapKbPerFieldSeen,
    tab: await tabs(place),
  };
}

async function tabs(place: Place): Promise<TabSwitch> {
  const tab = await openTab({ ...place, count: tabFields, tabs: 50 });
  const result = await tabSwitch(tab);
  await tab.page.close();
  return result;
}

async function seeAll(page: Awaited<ReturnType<typeof openTab>>['page']): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 800) {
    await page.evaluate((top) => scrollTo(0, top), top);
    await page.waitForTimeout(40);
  }
  await page.waitForTimeout(500);
}
