import type { ListColumn } from '../columns/list-column';
import { defaultWidths, type ShownColumn } from './column-layout';

/** Shows a column behind the others, or hides it. */
export function withShown(shown: readonly ShownColumn[], column: ListColumn, isShown: boolean): ShownColumn[] {
  const others = shown.filter((each) => each.column.path !== column.path);
  return isShown ? [...others, { column, width: defaultWidths[column.kind] }] : others;
}

/** Moves a column to another index. */
export function withMoved(shown: readonly ShownColumn[], path: string, index: number): ShownColumn[] {
  const moved = shown.find(({ column }) => column.path === path);
  const others = shown.filter((each) => each !== moved);
  const place = Math.min(Math.max(index, 0), others.length);
  return moved === undefined ? [...shown] : others.toSpliced(place, 0, moved);
}

/** The index to which a column moves that is dropped before or after another one. */
export function dropIndex(
  shown: readonly ShownColumn[],
  { dragged, target, isAfter }: { dragged: string; target: string; isAfter: boolean },
): number {
  const paths = shown.map(({ column }) => column.path).filter((path) => path !== dragged);
  return paths.indexOf(target) + (isAfter ? 1 : 0);
}

export function withPin(shown: readonly ShownColumn[], path: string, pin: ShownColumn['pin']): ShownColumn[] {
  return shown.map((each) => {
    if (each.column.path !== path) return each;
    const { pin: _earlier, ...rest } = each;
    return pin === undefined ? rest : { ...rest, pin };
  });
}
