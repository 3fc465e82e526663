import { pointerOf } from '@signalbox/engine/core';
import type { FormDefinition, GridCell, GridItem, GridRow, JsonSchema, UiSchema } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { withGridConditions } from './grid-conditions';
import { gridField, type GridPart, isGridSection, isTitle, partNamed, withoutGrid } from './grid-parts';
import { gridRows } from './grid-rows';
import { namesIn, type ParsedCell, parsedGrid, type ParsedRow } from './parsed-grid';
import { gapOf, spansOf } from './spans';

/** The form with each `ui:layoutGrid` as the engine draws it, and with each `ui:condition` in one as a condition of its schema. */
export function withGrids<Form extends Pick<FormDefinition, 'schema' | 'uiSchema'>>(form: Form): Form {
  return { ...form, ...withGridsIn({ schema: form.schema, uiSchema: form.uiSchema }, []) };
}

function withGridsIn(declared: GridPart, path: string[]): GridPart {
  const part = withInnerGrids(declared, path);
  const isContainer = path.length === 0 || isGridSection(declared);
  if (!isContainer) return part;
  const pointer = pointerOf(['uiSchema', ...path]);
  const row = declared.uiSchema['ui:field'] === gridField ? parsedGrid(declared.uiSchema, pointer) : undefined;
  const uiSchema = withoutGrid(part.uiSchema);
  if (row === undefined) return { schema: part.schema, uiSchema };
  return {
    schema: withGridConditions({ schema: part.schema, uiSchema: declared.uiSchema }, namesIn(row)),
    uiSchema: { ...uiSchema, 'ui:grid': gridRows(rowOf(row, { part: declared, path })) },
  };
}

function withInnerGrids({ schema, uiSchema }: GridPart, path: string[]): GridPart {
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, part]): [string, GridPart][] => {
    const ui = uiSchema[name];
    return isJsonObject(part) && isJsonObject(ui)
      ? [[name, withGridsIn({ schema: part, uiSchema: ui }, [...path, name])]]
      : [];
  });
  if (inner.length === 0) return { schema, uiSchema };
  const schemas = Object.fromEntries<JsonSchema>(inner.map(([name, part]) => [name, part.schema]));
  const uiSchemas = Object.fromEntries<UiSchema>(inner.map(([name, part]) => [name, part.uiSchema]));
  return {
    schema: { ...schema, properties: { ...schema.properties, ...schemas } },
    uiSchema: { ...uiSchema, ...uiSchemas },
  };
}

interface Gridded {
  /** The object whose grid it is. */
  part: GridPart;
  path: string[];
}

function rowOf({ props, cells }: ParsedRow, gridded: Gridded): GridRow {
  const spans = spansOf(cells.map((cell) => cell.props));
  const gap = gapOf(props);
  return {
    ...(gap && { gap }),
    cells: cells.flatMap((cell, index) => cellOf(cell, { ...gridded, spans: spans[index] ?? [24, 24, 24, 24] })),
  };
}

/** A name that leads nowhere is left out: the check reports it. */
function cellOf({ items }: ParsedCell, { spans, ...gridded }: Gridded & Pick<GridCell, 'spans'>): GridCell[] {
  const drawn = items.flatMap((item): GridItem[] => {
    if ('row' in item) return [{ row: rowOf(item.row, gridded) }];
    const part = partNamed(gridded.part, item.name);
    if (part === undefined) return [];
    const pointer = pointerOf([...gridded.path, ...item.name.split('.')]);
    return [isTitle(part) ? { title: pointer } : { at: pointer }];
  });
  return drawn.length > 0 ? [{ spans, items: drawn }] : [];
}
