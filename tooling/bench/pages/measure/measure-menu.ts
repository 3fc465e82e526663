import type { Browser } from '@playwright/test';
import type { StartedConsole } from '../project/start-console';
import { middlePages } from '../project/three-levels';
import { openPage } from './bench-page';
import { clickAt, middleOf, repeated } from './input';
import type { Costs } from './cost';

const rounds = 6;

/** The front end's menu with the saved pages: folding and unfolding a group, and going from one saved page to another. */
export async function measureMenu(browser: Browser, { url, token, pages }: StartedConsole): Promise<Costs> {
  const { page, costsOf } = await openPage({ browser, url: `${url}/app/operation`, session: { url, token } });
  try {
    const placeOf = (title: string) => middleOf(page.getByRole('menuitem', { name: title, exact: true }));
    const [top] = middlePages(pages);
    const group = clickAt(page, await placeOf(top?.title.en ?? ''));
    const fold = await costsOf(repeated(rounds, [group, group]));
    await group();
    const branch = top?.children?.[0];
    await page.getByRole('menuitem', { name: branch?.title.en ?? '', exact: true }).click();
    const steps = [];
    for (const { title } of branch?.children?.slice(0, 2) ?? []) steps.push(clickAt(page, await placeOf(title.en)));
    // The first visits load the code and the dashboards.
    for (const step of steps) {
      await step();
      await page.waitForLoadState('networkidle');
    }
    const navigate = await costsOf(repeated(rounds, steps));
    return { 'fold or unfold a group of the menu': fold, 'open a saved page by the menu': navigate };
  } finally {
    await page.context().close();
  }
}
