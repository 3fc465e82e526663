import type { KeyboardEvent, MouseEvent } from 'react';

/** The arrow keys move between the links of the rows. */
export function handleRowKey(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget, key } = event;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
  const row = currentTarget.closest('tr');
  const next = key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling;
  const link = next?.querySelector<HTMLElement>('th a');
  if (!link) return;
  event.preventDefault();
  link.focus();
}

/** A text that is cut is shown whole while the pointer is on it. */
export function handleCellPointer({ target }: MouseEvent): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('tbody th, tbody td[data-kind]') : null;
  const text = cell?.querySelector('bdi') ?? cell;
  if (cell && text) cell.title = text.scrollWidth > text.clientWidth ? (text.textContent ?? '') : '';
}
