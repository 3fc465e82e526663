import { type FormPlan, gridItems, isWithin, type Pointer, type SectionPlan } from '@signalbox/engine/core';
import type { GridRow } from '@signalbox/schemas';

/** True unless a grid has places for fields of the section, and none for its title. */
export function isTitled(section: SectionPlan, { sections, grid }: FormPlan): boolean {
  const grids = [{ pointer: '', grid }, ...sections].flatMap((each): [Pointer, GridRow[]][] =>
    each.grid && each.pointer !== section.pointer && isWithin(section.pointer, each.pointer)
      ? [[each.pointer, each.grid]]
      : [],
  );
  const [around] = grids.toSorted(([one], [other]) => other.length - one.length);
  if (around === undefined) return true;
  return gridItems(around[1]).some((item) =>
    'at' in item ? isWithin(section.pointer, item.at) : item.title === section.pointer,
  );
}
