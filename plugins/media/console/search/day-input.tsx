import { useDateMessages } from '@signalbox/widgets';
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useId } from 'react';
import styles from './filters.module.css';

interface DayInputProps {
  label: string;
  /** `YYYY-MM-DD`. */
  day: string | undefined;
  onChange: (day: string | undefined) => void;
}

export function DayInput({ label, day, onChange }: DayInputProps) {
  const id = useId();
  useDateMessages();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <DatePicker
        id={id}
        value={day === undefined ? null : dayjs(day)}
        onChange={(next: dayjs.Dayjs | null) => onChange(next?.format('YYYY-MM-DD'))}
        className={styles.input}
      />
    </div>
  );
}
