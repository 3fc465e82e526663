import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Session } from '../../session';
import type { Cost } from './cost';
import { costsIn, endMark, startMark, traceCategories } from './trace';

/** A page in a process of its own, and what its main thread spends. */
export interface BenchPage {
  page: Page;
  /** The costs of the steps, each until `settleMs` after it. A step sends real input and reads nothing from the page. */
  costsOf: (steps: readonly Step[]) => Promise<Cost[]>;
}

export type Step = () => Promise<void>;

interface PageOptions {
  browser: Browser;
  url: string;
  /** The session of a console; none for other pages. */
  session?: Session;
}

/** Time for what follows a step: requests, frames, and deferred work. */
const settleMs = 400;
/** The cheapest of these is the main-thread time of measuring alone, which is subtracted. */
const idleSteps: readonly Step[] = Array.from({ length: 5 }, () => async () => {});

/** Opens a page and waits until it is idle. */
export async function openPage({ browser, url, session }: PageOptions): Promise<BenchPage> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw new Error(`${url}: ${error.message}`, { cause: error });
  });
  // tsx wraps named functions in a helper that does not exist in the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript((token) => {
    if (token === undefined) return;
    localStorage.setItem('signalbox.token.default', JSON.stringify(token));
    localStorage.setItem('signalbox.language', '"en"');
  }, session?.token);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const devTools = await context.newCDPSession(page);
  const measure = (steps: readonly Step[]) => trace({ browser, page, devTools, steps });
  const idleMs = Math.min(...(await measure(idleSteps)).map(({ mainMs }) => mainMs));
  return {
    page,
    costsOf: async (steps) => (await measure(steps)).map((cost) => ({ ...cost, mainMs: cost.mainMs - idleMs })),
  };
}

interface Traced {
  browser: Browser;
  page: Page;
  devTools: CDPSession;
  steps: readonly Step[];
}

async function trace({ browser, page, devTools, steps }: Traced): Promise<Cost[]> {
  const mark = (name: string) => devTools.send('Runtime.evaluate', { expression: `void performance.mark('${name}')` });
  await page.bringToFront();
  await browser.startTracing(page, { categories: traceCategories });
  for (const [index, step] of steps.entries()) {
    await mark(startMark(index));
    await step();
    await page.waitForTimeout(settleMs);
    await mark(endMark(index));
  }
  const recorded = (await browser.stopTracing()).toString();
  return costsIn(recorded, steps.length);
}
