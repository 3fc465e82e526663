import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';

/** A row of a grid as a uiSchema declares it. `pointer`s are places in the file. */
export interface ParsedRow {
  /** `gutter`. */
  props: JsonObject;
  cells: ParsedCell[];
}

export interface ParsedCell {
  /** `span`, `xs` to `xl`. */
  props: JsonObject;
  items: ParsedItem[];
}

type ParsedItem = ParsedName | { row: ParsedRow };

/** A field or section that the grid names, and the conditions around it. */
export interface ParsedName {
  /** Property names from the object of the grid, joined by dots. */
  name: string;
  pointer: string;
  conditions: ParsedCondition[];
}

export interface ParsedCondition {
  /** As a name. */
  field: string;
  operator: JsonValue;
  values: JsonValue[];
  pointer: string;
}

/** The grid of a uiSchema, in RJSF's words. `pointer`: of the uiSchema. Undefined without one. */
export function parsedGrid({ 'ui:layoutGrid': grid }: { [key: string]: unknown }, pointer: string) {
  if (!isJsonObject(grid)) return undefined;
  return parsedRow(grid['ui:row'], { pointer: `${pointer}/ui:layoutGrid/ui:row`, conditions: [] });
}

/** Returns the names in a row, in reading order. */
export function namesIn({ cells }: ParsedRow): ParsedName[] {
  return cells.flatMap(({ items }) => items).flatMap((item) => ('row' in item ? namesIn(item.row) : [item]));
}

interface Place {
  pointer: string;
  conditions: ParsedCondition[];
}

function parsedRow(value: JsonValue | undefined, place: Place): ParsedRow {
  const { props, children } = contentOf(value, place);
  return { props, cells: children.flatMap(parsedCells) };
}

interface Child {
  child: JsonValue;
  place: Place;
}

/** A list of children, or an object with them and more. */
function contentOf(value: JsonValue | undefined, place: Place): { props: JsonObject; children: Child[] } {
  const { children, ...props } = isJsonObject(value) ? value : {};
  const listed = Array.isArray(value) ? value : children;
  const pointer = Array.isArray(value) ? place.pointer : `${place.pointer}/children`;
  return {
    props,
    children: (Array.isArray(listed) ? listed : []).map((child, index) => ({
      child,
      place: { ...place, pointer: `${pointer}/${index}` },
    })),
  };
}

function parsedCells({ child, place }: Child): ParsedCell[] {
  const { row, column, columns, condition } = partsOf(child, place);
  if (row) return [{ props: { span: 24 }, items: [{ row: parsedRow(row.value, row.place) }] }];
  if (condition) return condition.children.flatMap(parsedCells);
  if (column) {
    const { props, children } = contentOf(column.value, column.place);
    return [{ props, items: children.flatMap(parsedItems) }];
  }
  if (columns) {
    const { props, children } = contentOf(columns.value, columns.place);
    return children.map((each) => ({ props, items: parsedItems(each) }));
  }
  return [{ props: {}, items: parsedItems({ child, place }) }];
}

function parsedItems({ child, place }: Child): ParsedItem[] {
  const { pointer, conditions } = place;
  if (typeof child === 'string') return [{ name: child, pointer, conditions }];
  const { name, row, column, columns, condition } = partsOf(child, place);
  if (name !== undefined) return [{ name, pointer: `${pointer}/name`, conditions }];
  if (row) return [{ row: parsedRow(row.value, row.place) }];
  if (condition) return condition.children.flatMap(parsedItems);
  return column || columns ? [{ row: { props: {}, cells: parsedCells({ child, place }) } }] : [];
}

function partsOf(child: JsonValue, place: Place) {
  const element = isJsonObject(child) ? child : {};
  const part = (key: string) => {
    const value = element[key];
    return value === undefined ? undefined : { value, place: { ...place, pointer: `${place.pointer}/${key}` } };
  };
  const condition = part('ui:condition');
  const { name } = element;
  return {
    name: typeof name === 'string' ? name : undefined,
    row: part('ui:row'),
    column: part('ui:col'),
    columns: part('ui:columns'),
    condition: condition && within(condition.value, condition.place),
  };
}

/** The children of a `ui:condition`, which it shows. */
function within(value: JsonValue, place: Place): { children: Child[] } {
  const { field, operator = '', value: compared = [] } = isJsonObject(value) ? value : {};
  const condition: ParsedCondition = {
    field: typeof field === 'string' ? field : '',
    operator,
    values: [compared].flat(),
    pointer: place.pointer,
  };
  return contentOf(value, { ...place, conditions: [...place.conditions, condition] });
}
