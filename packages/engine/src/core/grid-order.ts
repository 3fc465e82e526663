import type { GridItem, GridRow } from '@signalbox/schemas';
import type { FieldPlan, FormPlan, Pointer } from './contract';
import { around } from './pointer';

/** The fields in the order in which grids draw them, which is that of reading. Those that a grid leaves out follow it. */
export function inGridOrder(plan: Pick<FormPlan, 'fields' | 'sections' | 'grid'>): FieldPlan[] {
  const { fields, sections, grid } = plan;
  const inside = fieldsInside(plan);
  const order = new Map(fields.map((field, index) => [field, index]));
  for (const each of [{ pointer: '', grid }, ...sections])
    if (each.grid) orderInside(each.grid, inside.get(each.pointer) ?? [], order);
  return fields.toSorted((one, other) => numberIn(order, one) - numberIn(order, other));
}

/** Orders the fields of one section by its grid. They keep the places that they have among all fields. */
function orderInside(grid: GridRow[], inside: FieldPlan[], order: Map<FieldPlan, number>): void {
  const ranks = new Map(
    gridItems(grid).flatMap((item, rank): [Pointer, number][] => ('at' in item ? [[item.at, rank]] : [])),
  );
  const rankOf = ({ pointer }: FieldPlan) =>
    ranks.get(around(pointer).find((each) => ranks.has(each)) ?? '') ?? ranks.size;
  const before = inside.toSorted((one, other) => numberIn(order, one) - numberIn(order, other));
  const places = before.map((field) => numberIn(order, field));
  const after = before.map((field) => ({ field, rank: rankOf(field) })).toSorted((one, other) => one.rank - other.rank);
  for (const [index, { field }] of after.entries()) order.set(field, places[index] ?? 0);
}

function numberIn(order: Map<FieldPlan, number>, field: FieldPlan): number {
  return order.get(field) ?? 0;
}

/** The fields of each section with those of the sections in it, by the section's pointer; `''` is the form. */
export function fieldsInside({ fields, sections }: Pick<FormPlan, 'fields' | 'sections'>): Map<Pointer, FieldPlan[]> {
  const outer = new Map(sections.map(({ pointer, section }) => [pointer, section]));
  const inside = new Map<Pointer, FieldPlan[]>(sections.map(({ pointer }) => [pointer, []]));
  inside.set('', fields);
  for (const field of fields)
    for (let at = field.section; at !== ''; at = outer.get(at) ?? '') inside.get(at)?.push(field);
  return inside;
}

/** Returns the items that a grid draws, in reading order. */
export function gridItems(grid: GridRow[]): Exclude<GridItem, { row: GridRow }>[] {
  return grid
    .flatMap(({ cells }) => cells.flatMap(({ items }) => items))
    .flatMap((item) => ('row' in item ? gridItems([item.row]) : [item]));
}
