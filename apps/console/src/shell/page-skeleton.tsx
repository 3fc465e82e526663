import styles from './page-skeleton.module.css';

/** Stands where a page will be. Drawn by the style sheet alone: it is needed before everything else is there. */
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
