import type { JsonObject, JsonValue } from './json';

/** RJSF's uiSchema of one node: `ui:widget`, `ui:field`, `ui:options`, `ui:order`, … and one key per property. */
export interface UiSchema {
  'ui:widget'?: string;
  'ui:field'?: string;
  'ui:options'?: JsonObject;
  'ui:order'?: string[];
  'ui:disabled'?: boolean;
  'ui:readonly'?: boolean;
  /** The fields of the root or a section, in rows. Codegen makes it of `ui:layoutGrid`, which has RJSF's words. */
  'ui:grid'?: GridRow[];
  [key: string]: JsonValue | UiSchema | undefined;
}

/** Cells beside each other, on several lines if they are too wide for one. */
export type GridRow = {
  /** Pixels between cells, and between lines. */
  gap?: [number, number];
  cells: GridCell[];
};

export type GridCell = {
  /** Width in columns, of 24, in forms from 600, 768, 992 and 1200 px. In narrower ones cells are below each other. */
  spans: [number, number, number, number];
  items: GridItem[];
};

/**
 * What stands below each other in a cell. `at`: JSON pointer, from the root, of a field, or of a section with all that it has.
 * `title`: of a section of which only the title is drawn: its fields have places of their own.
 */
export type GridItem = { at: string } | { title: string } | { row: GridRow };
