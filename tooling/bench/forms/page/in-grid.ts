import type { GridRow, FormDefinition } from '@signalbox/schemas';

const cellsOfRow = 3;

/** The form with all fields in one grid: for each section its title, and rows of three fields. */
export function inGrid(form: FormDefinition): FormDefinition {
  const grid = Object.entries(form.schema.properties ?? {}).flatMap(([section, { properties = {} }]) => {
    const pointers = Object.keys(properties).map((field) => `/${section}/${field}`);
    const title: GridRow = { cells: [{ spans: [24, 24, 24, 24], items: [{ title: `/${section}` }] }] };
    return [title, ...rowsOf(pointers)];
  });
  return { ...form, uiSchema: { ...form.uiSchema, 'ui:grid': grid } };
}

function rowsOf(pointers: string[]): GridRow[] {
  return Array.from({ length: Math.ceil(pointers.length / cellsOfRow) }, (_, row) => ({
    cells: pointers
      .slice(row * cellsOfRow, (row + 1) * cellsOfRow)
      .map((at) => ({ spans: [8, 8, 8, 8], items: [{ at }] })),
  }));
}
