import type { Browser } from '@playwright/test';
import { openPage } from './bench-page';
import { clickAt, middleOf, press, repeated } from './input';
import type { Costs } from './cost';

const rounds = 6;

/** The tree of antd with the same pages: from the click that draws it, and a move of a page. */
export async function measurePeer(browser: Browser, url: string): Promise<Costs> {
  const { page, costsOf } = await openPage({ browser, url });
  try {
    const toggle = clickAt(page, await middleOf(page.getByRole('button')));
    await toggle();
    await toggle();
    const open = await costsOf(repeated(rounds, [toggle, toggle]));
    await toggle();
    await page.getByRole('tree').waitFor();
    const moves = await costsOf(
      repeated(
        rounds * 2,
        ['Alt+ArrowUp', 'Alt+ArrowDown'].map((key) => press(page, key)),
      ),
    );
    return { open: open.filter((_, index) => index % 2 === 0), 'Alt and an arrow key': moves };
  } finally {
    await page.context().close();
  }
}
