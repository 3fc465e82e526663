import type { Browser } from '@playwright/test';
import type { StartedConsole } from '../project/store-pages';
import { middlePages } from '../project/three-levels';
import { openPage, type BenchPage } from './bench-page';
import type { Cost, Costs } from './cost';
import { measureDrops } from './drop';
import { clickAt, middleOf, press, repeated } from './input';
import { measureMoveTo } from './move-to';
import { expandTree } from './rows';

const rounds = 6;

/** The editor of pages, opened from a page that shows next to nothing; then with all rows expanded and a form open. */
export async function measureEditor(browser: Browser, { url, token, pages }: StartedConsole): Promise<Costs> {
  const bench = await openPage({ browser, url: `${url}/app/operation`, session: { url, token } });
  const { page } = bench;
  try {
    const open = await measureOpen(bench);
    const [, , leaf] = middlePages(pages);
    if (leaf === undefined) throw new Error('The console has no pages.');
    const row = await expandTree(page, leaf);
    await row.click();
    await page.getByRole('heading', { name: leaf.title.en }).waitFor();
    const moves = await measureMoves(bench);
    if ((await row.getAttribute('aria-posinset')) !== (await row.getAttribute('aria-setsize')))
      throw new Error('The page is not where the moves take it.');
    return {
      open,
      ...moves,
      ...(await measureDrops(bench, row)),
      ...(await measureMoveTo(bench, row)),
      'key in the form': await measureTyping(bench),
    };
  } finally {
    await page.context().close();
  }
}

async function measureOpen({ page, costsOf }: BenchPage): Promise<Cost[]> {
  const link = (name: string) => page.getByRole('menuitem', { name, exact: true });
  const steps = [
    clickAt(page, await middleOf(link('Front-end pages'))),
    clickAt(page, await middleOf(link('System operation'))),
  ];
  // The first visit loads the code.
  for (const step of steps) {
    await step();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
  }
  const costs = await costsOf([...repeated(rounds, steps), ...steps.slice(0, 1)]);
  await page.getByRole('tree').waitFor();
  return costs.filter((_, index) => index % 2 === 0);
}

/** Each round ends with the tree of its start. */
async function measureMoves({ page, costsOf }: BenchPage): Promise<Costs> {
  const keys = ['Alt+ArrowLeft', 'Alt+ArrowRight', 'Alt+ArrowUp', 'Alt+ArrowDown', 'Control+z', 'Control+Shift+z'];
  const steps = keys.map((key) => press(page, key));
  for (const step of steps) {
    await step();
    await page.waitForTimeout(100);
  }
  const costs = await costsOf(repeated(rounds, steps));
  const isUndo = (index: number) => (keys[index % keys.length] ?? '').startsWith('Control');
  return {
    'Alt and an arrow key': costs.filter((_, index) => !isUndo(index)),
    'undo, redo': costs.filter((_, index) => isUndo(index)),
  };
}

async function measureTyping({ page, costsOf }: BenchPage): Promise<Cost[]> {
  const path = page.getByRole('textbox', { name: 'Path' });
  await path.click();
  await page.keyboard.press('End');
  await page.keyboard.type('warm');
  const before = await path.inputValue();
  const letters = [...'abcdefghijklmnopqrst'];
  const costs = await costsOf(letters.map((letter) => press(page, letter)));
  if ((await path.inputValue()) !== before + letters.join('')) throw new Error('Keys are missing in the form.');
  return costs;
}
