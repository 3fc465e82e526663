import type { DraftError } from '../../shared/draft';
import styles from './error-list.module.css';

interface ErrorListProps {
  errors: readonly DraftError[];
  /** Name of the list. */
  label: string;
  /** Opens the place of an error. Without it, places are texts. */
  onOpen?: (error: DraftError) => void;
  /** False for a place that cannot be opened, such as in a file of another tab. */
  canOpen?: (error: DraftError) => boolean;
}

/** Errors of a tab with what to do. The texts of the check are English, in every language of the console. */
export function ErrorList({ errors, label, onOpen, canOpen = () => true }: ErrorListProps) {
  return (
    <ol className={styles.list} aria-label={label}>
      {errors.map((error) => (
        <li key={`${error.file}:${error.line}:${error.column} ${error.wrong}`} className={styles.error}>
          {onOpen && canOpen(error) ? (
            <button type="button" className={styles.place} dir="ltr" onClick={() => onOpen(error)}>
              {placeOf(error)}
            </button>
          ) : (
            <code dir="ltr">{placeOf(error)}</code>
          )}
          <p lang="en" dir="ltr" className={styles.text}>
            {error.wrong}
          </p>
          <p lang="en" dir="ltr" className={styles.remedy}>
            {error.remedy}
          </p>
        </li>
      ))}
    </ol>
  );
}

function placeOf({ file, line, column }: DraftError): string {
  return `${file}:${line}:${column}`;
}
