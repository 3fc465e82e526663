import type { GridItem, GridRow } from '@signalbox/schemas';
import type { FieldPlan, FormPlan, Pointer } from './contract';
import { around, isWithin } from './pointer';

/** The fields in the order in which grids draw them, which is that of reading. Those that a grid leaves out follow it. */
export function inGridOrder({ fields, sections, grid }: Pick<FormPlan, 'fields' | 'sections' | 'grid'>): FieldPlan[] {
  return [{ pointer: '', grid }, ...sections].reduce(
    (ordered, each) => (each.grid ? orderedBy(each.grid, each.pointer, ordered) : ordered),
    fields,
  );
}

function orderedBy(grid: GridRow[], section: Pointer, fields: FieldPlan[]): FieldPlan[] {
  const places = new Map(
    gridItems(grid).flatMap((item, place): [Pointer, number][] => ('at' in item ? [[item.at, place]] : [])),
  );
  const placeOf = ({ pointer }: FieldPlan) =>
    places.get(around(pointer).find((each) => places.has(each)) ?? '') ?? places.size;
  const isInside = ({ pointer }: FieldPlan) => isWithin(pointer, section);
  const inside = fields.filter(isInside).toSorted((one, other) => placeOf(one) - placeOf(other));
  return fields.map((field) => (isInside(field) ? (inside.shift() ?? field) : field));
}

/** What a grid draws, in reading order. */
export function gridItems(grid: GridRow[]): Exclude<GridItem, { row: GridRow }>[] {
  return grid
    .flatMap(({ cells }) => cells.flatMap(({ items }) => items))
    .flatMap((item) => ('row' in item ? gridItems([item.row]) : [item]));
}
