import type { Locator, Page } from '@playwright/test';
import type { Step } from './bench-page';

export interface Point {
  x: number;
  y: number;
}

/** The middle of an element. Looked up before the measurement: finding an element runs script in the page. */
export async function middleOf(locator: Locator): Promise<Point> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`${String(locator)} is not drawn.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export function clickAt(page: Page, { x, y }: Point): Step {
  return () => page.mouse.click(x, y);
}

export function hoverAt(page: Page, { x, y }: Point): Step {
  return () => page.mouse.move(x, y);
}

export function press(page: Page, key: string): Step {
  return () => page.keyboard.press(key);
}

/** Steps again and again. */
export function repeated(rounds: number, steps: readonly Step[]): Step[] {
  return Array.from({ length: rounds }, () => steps).flat();
}
