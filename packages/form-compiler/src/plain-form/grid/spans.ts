import type { GridCell, JsonObject, JsonValue } from '@signalbox/schemas';

type Spans = GridCell['spans'];

const columns = 24;

/**
 * How many of 24 columns each cell of a row takes, in forms from 600, 768, 992 and 1200 px: as antd's `xs` (or `span`), `sm`,
 * `md`, `lg` and `xl`, each from its width on. Cells without one share what the others leave.
 */
export function spansOf(cells: readonly JsonObject[]): Spans[] {
  const declared = cells.map(({ span, xs = span, sm = xs, md = sm, lg = md, xl = lg }) => [sm, md, lg, xl]);
  const shared = [0, 1, 2, 3].map((width) => sharedSpan(declared.map((spans) => spans[width])));
  return declared.map((spans): Spans => {
    const at = (width: number) => numberOf(spans[width]) ?? shared[width] ?? columns;
    return [at(0), at(1), at(2), at(3)];
  });
}

/** Pixels between cells, and between the lines of a row. */
export function gapOf({ gutter }: JsonObject): [number, number] | undefined {
  const [between, below = 0] = [gutter].flat().map(numberOf);
  return between === undefined ? undefined : [between, below];
}

function sharedSpan(spans: readonly (JsonValue | undefined)[]): number {
  const taken = spans.reduce<number>((sum, span) => sum + (numberOf(span) ?? 0), 0);
  const count = spans.filter((span) => numberOf(span) === undefined).length;
  const left = taken < columns ? columns - taken : columns;
  return Math.max(1, Math.floor(left / Math.max(1, count)));
}

function numberOf(value: JsonValue | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
