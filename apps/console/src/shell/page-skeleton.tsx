import styles from './page-skeleton.module.css';

/** Placeholder of a page. It needs only the style sheet, because it is shown before everything else has loaded. */
export function PageSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.title} />
      <div className={styles.line} />
      <div className={styles.line} />
      <div className={styles.short} />
    </div>
  );
}
