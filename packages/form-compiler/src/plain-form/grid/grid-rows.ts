import type { GridCell, GridRow } from '@signalbox/schemas';

const columns = 24;

/**
 * The rows below each other that a row has: those in it that are as wide, and its lines, where all widths of a form end one. So
 * the engine can leave rows out that are far away.
 */
export function gridRows({ cells, ...row }: GridRow): GridRow[] {
  const rows: GridRow[] = [];
  let line: GridCell[] = [];
  let ends = [0, 0, 0, 0];
  const endLine = () => {
    if (line.length > 0) rows.push({ ...row, cells: line });
    [line, ends] = [[], [0, 0, 0, 0]];
  };
  for (const cell of cells) {
    const inner = onlyRow(cell);
    if (inner) {
      endLine();
      rows.push(...gridRows(inner));
    } else {
      line.push(cell);
      ends = cell.spans.map((span, width) => ((ends[width] ?? 0) + span > columns ? span : (ends[width] ?? 0) + span));
      if (ends.every((end) => end === columns)) endLine();
    }
  }
  endLine();
  return rows;
}

/** The row of a cell that has nothing else, and is as wide as the row around it. */
function onlyRow({ spans, items: [item, ...others] }: GridCell): GridRow | undefined {
  const isWhole = spans.every((span) => span === columns);
  return isWhole && others.length === 0 && item !== undefined && 'row' in item ? item.row : undefined;
}
