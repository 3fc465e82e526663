import { useConsole } from '@signalbox/api/react';
import { timeText } from '@signalbox/console-kit';
import styles from './values-table.module.css';

/** Time of a reading in the user's locale and time zone. */
export function ReadingTime({ time }: { time: string }) {
  const { language } = useConsole();
  return (
    <time dateTime={time} className={styles.time}>
      {timeText(time, language)}
    </time>
  );
}
