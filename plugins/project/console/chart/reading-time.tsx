import { useConsole } from '@signalbox/api/react';
import styles from './values-table.module.css';

/** Time of a reading in the user's locale and time zone. */
export function ReadingTime({ time }: { time: string }) {
  const { language } = useConsole();
  return (
    <time dateTime={time} className={styles.time}>
      {new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'medium' }).format(new Date(time))}
    </time>
  );
}
