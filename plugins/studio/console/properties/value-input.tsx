import type { JsonValue } from '@signalbox/schemas';
import { Input, InputNumber } from 'antd';
import styles from './property-panel.module.css';

interface ValueInputProps {
  /** A keyword of the schema: the same in every language. */
  label: string;
  value: JsonValue | undefined;
  isNumber: boolean;
  /** Undefined removes it. */
  onChange: (value: JsonValue | undefined) => void;
}

/** One number or text of the schema. Empty is none. */
export function ValueInput({ label, value, isNumber, onChange }: ValueInputProps) {
  return (
    <label className={styles.property}>
      <code dir="ltr">{label}</code>
      {isNumber ? (
        <InputNumber
          className={styles.input}
          value={typeof value === 'number' ? value : null}
          onChange={(next) => onChange(next ?? undefined)}
        />
      ) : (
        <Input
          dir="ltr"
          className={styles.input}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => onChange(target.value || undefined)}
        />
      )}
    </label>
  );
}
