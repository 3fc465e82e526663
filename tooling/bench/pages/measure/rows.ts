import type { Locator, Page } from '@playwright/test';
import type { StoredPage } from '../project/three-levels';

/** Pixels of scrolling between two reads of the tree, which draws only the visible rows. */
const scrollStep = 200;

/** Expands the whole tree, and returns the row of `shown` in the middle of the tree's frame. */
export async function expandTree(page: Page, shown: StoredPage): Promise<Locator> {
  await page.evaluate(expandAll, scrollStep);
  const row = page.locator(`[role=treeitem][data-key="${shown.key}"]`);
  await page.evaluate(scrollTo, { key: shown.key, step: scrollStep });
  await row.waitFor();
  return row;
}

/** Runs in the page. */
async function expandAll(step: number): Promise<void> {
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const tree = document.querySelector('[role=tree]');
  const scroller = tree?.parentElement;
  if (!tree || !scroller) throw new Error('The page has no tree.');
  for (let top = 0; top < scroller.scrollHeight; top += step) {
    scroller.scrollTop = top;
    await drawn();
    for (;;) {
      const closed = tree.querySelector<HTMLElement>('[aria-expanded=false] [data-toggle]');
      if (closed === null) break;
      closed.click();
      await drawn();
    }
  }
}

/** Runs in the page. */
async function scrollTo({ key, step }: { key: string; step: number }): Promise<void> {
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const scroller = document.querySelector('[role=tree]')?.parentElement;
  if (!scroller) throw new Error('The page has no tree.');
  for (let top = 0; top < scroller.scrollHeight; top += step) {
    scroller.scrollTop = top;
    await drawn();
    const row = document.querySelector(`[role=treeitem][data-key="${key}"]`);
    if (row === null) continue;
    row.scrollIntoView({ block: 'center' });
    return;
  }
}
