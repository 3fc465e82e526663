import { isSection } from '@signalbox/engine/core';
import type { JsonSchema, UiSchema } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';

/** RJSF's name for a section, or tab, that lays out its fields by `ui:layoutGrid`. */
export const gridField = 'LayoutGridField';

/** RJSF's name for a section of which a grid draws the title alone: its fields have places of their own. */
export const titleField = 'LayoutHeaderField';

/** An object with fields, or one of its properties. */
export interface GridPart {
  schema: JsonSchema;
  uiSchema: UiSchema;
}

/** True for a section, also one with a grid. */
export function isGridSection({ schema, uiSchema }: GridPart): boolean {
  return isSection({ schema, uiSchema: withoutGrid(uiSchema) });
}

/** True for a section of which only the title is drawn where a grid names it. */
export function isTitle(part: GridPart): boolean {
  return part.uiSchema['ui:field'] === titleField && isGridSection(part);
}

/** The uiSchema without a grid, and without what only says that one is there. */
export function withoutGrid(uiSchema: UiSchema): UiSchema {
  const { 'ui:layoutGrid': _grid, ...rest } = uiSchema;
  if (rest['ui:field'] !== gridField && rest['ui:field'] !== titleField) return rest;
  const { 'ui:field': _field, ...others } = rest;
  return others;
}

/** The property that a name with dots leads to, through sections. Undefined if there is none. */
export function partNamed(within: GridPart, name: string): GridPart | undefined {
  const [first = '', ...rest] = name.split('.');
  const { properties = {} } = within.schema;
  // A name like `constructor` is none of the object's own.
  const schema: unknown = Object.hasOwn(properties, first) ? properties[first] : undefined;
  const uiSchema = within.uiSchema[first];
  if (!isJsonObject(schema)) return undefined;
  const part = { schema, uiSchema: isJsonObject(uiSchema) ? uiSchema : {} };
  if (rest.length === 0) return part;
  return isGridSection(part) ? partNamed(part, rest.join('.')) : undefined;
}
