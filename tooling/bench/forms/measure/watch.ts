import type { Page } from '@playwright/test';

/**
 * Measures, for each `event`, the time until an element that matches `selector` appears (or all of them disappear), in ms:
 * from the browser's own time of the event to the change in the document.
 */
export async function watch(page: Page, options: { event: string; selector: string; appears: boolean }): Promise<void> {
  await page.evaluate(({ event, selector, appears }) => {
    const started = { at: 0 };
    const isThere = () => document.querySelector(selector) !== null;
    document.addEventListener(event, ({ timeStamp }) => (started.at = timeStamp), true);
    const seen = { tookMs: undefined as number | undefined };
    Object.assign(window, { seen });
    const observer = new MutationObserver(() => {
      if (isThere() !== appears) return;
      observer.disconnect();
      seen.tookMs = performance.now() - started.at;
    });
    observer.observe(document, { childList: true, subtree: true, attributes: true });
  }, options);
}

declare global {
  interface Window {
    seen: { tookMs: number | undefined };
  }
}

/** The result of `watch`. Undefined if the change did not happen within two seconds. */
export async function seenMs(page: Page): Promise<number | undefined> {
  await page.waitForFunction(() => window.seen.tookMs !== undefined, undefined, { timeout: 2000 }).catch(() => {});
  return page.evaluate(() => window.seen.tookMs);
}
