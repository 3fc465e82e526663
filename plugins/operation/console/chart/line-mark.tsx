import styles from './chart.module.css';

/** A piece of a line, as in the chart. */
export function LineMark({ index }: { index: number }) {
  return (
    <svg className={styles.mark} viewBox="0 0 24 4" aria-hidden>
      <path className={styles.line} data-line={index % 6} d="M0 2H24" />
    </svg>
  );
}
