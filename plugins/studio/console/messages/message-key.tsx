import { Fragment } from 'react';
import styles from './message-table.module.css';

/** The key of a message. It is broken after its dots only, and runs from left to right in every language. */
export function MessageKey({ value }: { value: string }) {
  const parts = value.split(/(?<=\.)/);
  return (
    <bdi dir="ltr">
      {parts.map((part, index) => (
        <Fragment key={parts.slice(0, index + 1).join('')}>
          {index > 0 && <wbr />}
          <span className={styles.part}>{part}</span>
        </Fragment>
      ))}
    </bdi>
  );
}
