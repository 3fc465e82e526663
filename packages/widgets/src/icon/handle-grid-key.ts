import type { KeyboardEvent } from 'react';
import { nextCell } from './grid-keys';

/**
 * For an element around a grid of icons: arrow keys, Home and End move the focus between its elements with
 * `data-pick`.
 */
export function handleGridKey(event: KeyboardEvent): void {
  const grid = event.target instanceof Element ? event.target.closest('.sb-icons') : null;
  const cells = [...(grid?.querySelectorAll<HTMLElement>('[data-pick]') ?? [])];
  const index = cells.findIndex((cell) => cell === event.target);
  if (!grid || index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  const { gridTemplateColumns, direction } = getComputedStyle(grid);
  const columns = gridTemplateColumns.split(' ').length;
  const next = nextCell({ key: event.key, index, count: cells.length, columns, isRtl: direction === 'rtl' });
  if (next === undefined) return;
  event.preventDefault();
  cells[next]?.focus();
}
