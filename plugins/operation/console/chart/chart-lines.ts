/** One line: the values of one server over time. */
export interface ChartLine {
  name: string;
  points: readonly { at: number; value: number }[];
}

interface ChartScale {
  /** Milliseconds since 1970. */
  from: number;
  to: number;
  max: number;
  width: number;
  height: number;
}

/**
 * The path of a line, in the units of the drawing. It breaks where points are missing for more than `gap` milliseconds: a server
 * that was gone has no values. A single point is drawn as a short stroke.
 */
export function pathOf({ points }: ChartLine, gap: number, { from, to, max, width, height }: ChartScale): string {
  const x = (at: number) => round(((at - from) / Math.max(1, to - from)) * width);
  const y = (value: number) => round(height - (value / max) * height);
  return points
    .map(({ at, value }, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      const isStart = before === undefined || at - before.at > gap;
      const isAlone = isStart && (after === undefined || after.at - at > gap);
      return `${isStart ? 'M' : 'L'}${x(at)} ${y(value)}${isAlone ? 'h3' : ''}`;
    })
    .join('');
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The end of the scale: the highest value, rounded up to 1, 2 or 5 times a power of ten. */
export function scaleEnd(lines: readonly ChartLine[]): number {
  const highest = Math.max(0, ...lines.flatMap(({ points }) => points.map(({ value }) => value)));
  if (highest === 0) return 1;
  const power = 10 ** Math.floor(Math.log10(highest));
  return power * ([1, 2, 5].find((step) => step * power >= highest) ?? 10);
}

export interface LineSummary {
  name: string;
  last: number;
  mean: number;
  highest: number;
}

/** Returns what the text alternative of a chart says of each line that has values. */
export function summaryOf(lines: readonly ChartLine[]): LineSummary[] {
  return lines.flatMap(({ name, points }) => {
    const values = points.map(({ value }) => value);
    const last = values.at(-1);
    if (last === undefined) return [];
    return [
      { name, last, mean: values.reduce((sum, each) => sum + each, 0) / values.length, highest: Math.max(...values) },
    ];
  });
}
