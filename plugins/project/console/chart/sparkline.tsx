import { sparklinePoints, sparklineSize } from './sparkline-points';
import styles from './sparkline.module.css';

/** A small line of the newest numbers. Decoration: the table around it has the values as text. */
export function Sparkline({ points }: { points: readonly { time: string; value: number }[] }) {
  if (points.length < 2) return null;
  const { width, height } = sparklineSize;
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
      focusable="false"
    >
      <polyline points={sparklinePoints(points)} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
