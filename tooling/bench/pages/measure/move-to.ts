import type { Locator } from '@playwright/test';
import type { BenchPage } from './bench-page';
import { clickAt, middleOf, press } from './input';
import type { Costs } from './cost';

const rounds = 5;

/** Opens "Move to…" from a row's menu, and types into its search. */
export async function measureMoveTo({ page, costsOf }: BenchPage, row: Locator): Promise<Costs> {
  const costs: Costs = { 'open “Move to…”': [], 'key in its search': [] };
  for (let round = 0; round < rounds; round++) {
    await row.getByRole('button').click();
    const entry = page.getByRole('menuitem', { name: 'Move to…' });
    await page.waitForTimeout(400);
    const open = clickAt(page, await middleOf(entry));
    costs['open “Move to…”']?.push(...(await costsOf([open])));
    const search = page.getByRole('dialog').getByRole('combobox');
    costs['key in its search']?.push(
      ...(await costsOf([...'station 7'].map((key) => press(page, key === ' ' ? 'Space' : key)))),
    );
    if ((await search.inputValue()) !== 'station 7') throw new Error('The search has not the focus.');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  return costs;
}
