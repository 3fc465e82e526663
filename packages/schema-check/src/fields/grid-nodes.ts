import { gridField, namesIn, parsedGrid, type ParsedName, titleField } from '@signalbox/form-compiler/plain-form';
import { type FormPlan, isWithin, pointerOf, type Pointer } from '@signalbox/engine/core';
import type { UiSchema } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';

/** A part of a uiSchema that says something about grids. */
export interface GridNode {
  /** JSON pointer in the file. */
  uiAt: string;
  uiSchema: UiSchema;
  /** Pointer of the object in the values. */
  pointer: Pointer;
  /** The names in the grid of the tab or a section, in reading order. */
  names: (ParsedName & { named: Pointer })[];
  isSection: boolean;
  hasGridField: boolean;
  isTitle: boolean;
}

/** The parts of a form's uiSchema with a grid, or for one. */
export function gridNodes(uiSchema: UiSchema, plan: FormPlan): GridNode[] {
  return nodesIn(uiSchema, [], new Set(['', ...plan.sections.map(({ pointer }) => pointer)]));
}

function nodesIn(uiSchema: UiSchema, path: string[], sections: ReadonlySet<Pointer>): GridNode[] {
  const inner = Object.entries(uiSchema).flatMap(([key, part]) =>
    !key.startsWith('ui:') && isJsonObject(part) ? nodesIn(part, [...path, key], sections) : [],
  );
  const { 'ui:field': field, 'ui:layoutGrid': grid } = uiSchema;
  if (grid === undefined && field !== gridField && field !== titleField) return inner;
  const uiAt = `/uiSchema${pointerOf(path)}`;
  const row = field === gridField ? parsedGrid(uiSchema, uiAt) : undefined;
  const names = (row ? namesIn(row) : []).map((each) => ({
    ...each,
    named: pointerOf([...path, ...each.name.split('.')]),
  }));
  const pointer = pointerOf(path);
  const isSection = sections.has(pointer);
  const node = { uiAt, uiSchema, pointer, names: isSection ? names : [], isSection };
  return [{ ...node, hasGridField: field === gridField, isTitle: field === titleField }, ...inner];
}

/** The grid around a section whose row it would be in: that of the next object outside with one. */
export function gridAround(nodes: readonly GridNode[], pointer: Pointer): GridNode | undefined {
  return nodes
    .filter((node) => node.names.length > 0 && node.pointer !== pointer && isWithin(pointer, node.pointer))
    .toSorted((one, other) => other.pointer.length - one.pointer.length)[0];
}

/** True if the grid draws the section: by its name, or within one that it names. */
export function draws({ names }: GridNode, nodes: readonly GridNode[], pointer: Pointer): boolean {
  const isTitle = (named: Pointer) => nodes.some((node) => node.isTitle && node.pointer === named);
  return names.some(({ named }) => named === pointer || (!isTitle(named) && isWithin(pointer, named)));
}
