import styles from './verb-mark.module.css';

/** The verb of a call. */
export function VerbMark({ verb }: { verb: string }) {
  return (
    <span className={styles.verb} data-verb={verb}>
      {verb}
    </span>
  );
}
