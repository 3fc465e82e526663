/** Size of the drawing, in its own units. */
export const sparklineSize = { width: 100, height: 24 };

/** The points of a polyline: earlier values at the left, greater ones above. A constant value is a line in the middle. */
export function sparklinePoints(points: readonly { time: string; value: number }[]): string {
  const { width, height } = sparklineSize;
  const times = points.map(({ time }) => Date.parse(time));
  const across = scaleOf(times, width);
  const up = scaleOf(
    points.map(({ value }) => value),
    height - 2 * margin,
  );
  return points
    .map(({ value }, index) => `${round(across(times[index] ?? 0))},${round(height - margin - up(value))}`)
    .join(' ');
}

/** Room for the thickness of the line. */
const margin = 2;

function scaleOf(values: readonly number[], length: number): (value: number) => number {
  const least = Math.min(...values);
  const range = Math.max(...values) - least;
  return (value) => (range === 0 ? length / 2 : ((value - least) / range) * length);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
