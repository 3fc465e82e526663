import { useConsole } from '@signalbox/api/react';
import { NumberField } from '@signalbox/widgets';
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
  const handleChange = (megabytes: number | undefined) =>
    onChange(megabytes === undefined ? undefined : bytesOf(megabytes));
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <NumberField
        id={id}
        label={label}
        hasLabel
        value={bytes === undefined ? undefined : megabytesOf(bytes)}
        onChange={handleChange}
        onInvalid={() => onChange(undefined)}
        min={0}
        max={maxMegabytes}
        step={0.1}
        suffix={megabyteIn(language)}
        className={styles.input}
      />
    </div>
  );
}

function bytesOf(megabytes: number): number {
  return Math.round(megabytes * megabyte);
}

/** Megabytes with the fewest digits that stand for the same number of bytes. */
function megabytesOf(bytes: number): number | undefined {
  const rounded = [2, 3, 4, 5, 6, 7].map((digits) => Number((bytes / megabyte).toFixed(digits)));
  return rounded.find((megabytes) => bytesOf(megabytes) === bytes);
}

/** The unit as the language writes it, such as `Mo`. */
function megabyteIn(language: string): string {
  const parts = new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte' }).formatToParts(1);
  return parts.find(({ type }) => type === 'unit')?.value ?? 'MB';
}
