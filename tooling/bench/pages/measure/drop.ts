import type { Locator } from '@playwright/test';
import type { BenchPage } from './bench-page';
import type { Costs } from './cost';

const rounds = 6;
const rowHeight = 40;

/** Drags the last page of a branch before the page two rows above it, and back. */
export async function measureDrops({ page, costsOf }: BenchPage, row: Locator): Promise<Costs> {
  const costs: Costs = { 'drag over a row': [], drop: [] };
  for (let round = 0; round < rounds; round++) {
    const isUp = round % 2 === 0;
    const box = await row.boundingBox();
    if (box === null) throw new Error('The dragged row is not drawn.');
    const x = box.x + 150;
    const middle = box.y + rowHeight / 2;
    const target = isUp ? middle - 2 * rowHeight - 15 : middle + 2 * rowHeight + 15;
    const before = Number(await row.getAttribute('aria-posinset'));
    await page.mouse.move(x, middle);
    await page.mouse.down();
    await page.mouse.move(x + 10, middle + 6, { steps: 3 });
    // The browser sends the pointer position to a row only with the second move above it.
    const over = async () => {
      await page.mouse.move(x, target, { steps: 6 });
      await page.mouse.move(x + 1, target);
    };
    const [dragged, dropped] = await costsOf([over, () => page.mouse.up()]);
    const after = Number(await row.getAttribute('aria-posinset'));
    if (after !== before + (isUp ? -2 : 2)) throw new Error(`The drop took the page from ${before} to ${after}.`);
    if (dragged && dropped) {
      costs['drag over a row']?.push(dragged);
      costs['drop']?.push(dropped);
    }
  }
  return costs;
}
