import { useConsole } from '@signalbox/api/react';
import { InputNumber } from 'antd';
import { useId } from 'react';
import styles from './filters.module.css';

const megabyte = 1024 * 1024;
/** The largest file that an upload may have is half of it. */
const maxMegabytes = 1024;

interface SizeInputProps {
  label: string;
  bytes: number | undefined;
  onChange: (bytes: number | undefined) => void;
}

/** A size in MB. */
export function SizeInput({ label, bytes, onChange }: SizeInputProps) {
  const id = useId();
  const { language } = useConsole();
  const handleChange = (megabytes: number | null) =>
    onChange(megabytes === null ? undefined : Math.round(megabytes * megabyte));
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <InputNumber
        id={id}
        value={bytes === undefined ? null : Number((bytes / megabyte).toFixed(2))}
        onChange={handleChange}
        min={0}
        max={maxMegabytes}
        step={0.1}
        changeOnWheel={false}
        suffix={megabyteIn(language)}
        className={styles.input}
      />
    </div>
  );
}

/** The unit as the language writes it, such as `Mo`. */
function megabyteIn(language: string): string {
  const parts = new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte' }).formatToParts(1);
  return parts.find(({ type }) => type === 'unit')?.value ?? 'MB';
}
