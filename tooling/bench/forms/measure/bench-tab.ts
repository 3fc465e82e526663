import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Bench } from '../page/main';

declare global {
  interface Window {
    bench: Bench;
  }
}

/** One engine's page, and what Chromium knows about it. */
export interface BenchTab {
  page: Page;
  session: CDPSession;
  /** CPU time of the main thread since the page began, in ms: script, style, layout, paint and garbage collection. */
  mainThreadMs: () => Promise<number>;
  /** JavaScript heap after a collection, in KB. */
  heapKb: () => Promise<number>;
  /** Selector of a field's input. */
  input: (section: number, field: string) => Promise<string>;
}

interface Opened {
  browser: Browser;
  address: string;
  engine: string;
  count: number;
  tabs?: number;
}

/** Opens an engine's page, with its code loaded and its form not yet mounted. */
export async function openTab({ browser, address, engine, count, tabs = 0 }: Opened): Promise<BenchTab> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  // tsx wraps named functions; those that are handed to the page would not find the wrapper there.
  await page.addInitScript('globalThis.__name = (named) => named');
  page.on('pageerror', (error) => {
    throw new Error(`${engine}, ${count} fields: ${error.message}`, { cause: error });
  });
  const session = await page.context().newCDPSession(page);
  // CPU time, not the clock's: less of what else the machine does is counted.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${address}?engine=${engine}&n=${count}&tabs=${tabs}`);
  await page.waitForFunction(() => document.title === 'ready');
  await settle(page);
  const metric = async (wanted: string) => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  };
  return {
    page,
    session,
    mainThreadMs: async () => (await metric('TaskDuration')) * 1000,
    heapKb: async () => {
      await session.send('HeapProfiler.collectGarbage');
      return (await metric('JSHeapUsedSize')) / 1024;
    },
    input: async (section, field) => {
      const id = await page.evaluate((path) => window.bench.idOf(path), [`section${section}`, field]);
      return `[id="${id}"]`;
    },
  };
}

/** Waits until the page has drawn, and has done what it put off. */
export async function settle(page: Page, quietMs = 300): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await page.waitForTimeout(quietMs);
}

export function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
