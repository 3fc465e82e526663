import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Bench } from '../page/main';

declare global {
  interface Window {
    bench: Bench;
  }
}

/** One engine's page, and Chromium's measurements of it. */
export interface BenchTab {
  page: Page;
  session: CDPSession;
  /** CPU time of the main thread since the page's start, in ms: script, style, layout, paint and garbage collection. */
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
  isInGrid?: boolean;
}

/** Opens an engine's page, with its code loaded and its form not yet mounted. */
export async function openTab({
  browser,
  address,
  engine,
  count,
  tabs = 0,
  isInGrid = false,
}: Opened): Promise<BenchTab> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  // tsx wraps named functions in a helper that does not exist in the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  page.on('pageerror', (error) => {
    throw new Error(`${engine}, ${count} fields: ${error.message}`, { cause: error });
  });
  const session = await page.context().newCDPSession(page);
  // CPU time, not clock time: it counts less of other work of the machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${address}?engine=${engine}&n=${count}&tabs=${tabs}${isInGrid ? '&grid' : ''}`);
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

/** Waits until the page has drawn and has run its deferred work. */
export async function settle(page: Page, quietMs = 300): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await page.waitForTimeout(quietMs);
}
