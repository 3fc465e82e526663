import type { JsonValue } from '@signalbox/schemas';
import { NumberField } from '@signalbox/widgets';
import { Input } from 'antd';
import styles from './property-panel.module.css';

interface ValueInputProps {
  /** A keyword of the schema: the same in every language. */
  label: string;
  value: JsonValue | undefined;
  isNumber: boolean;
  /** A text that may have several lines. */
  hasLines?: boolean;
  /** Undefined removes it. */
  onChange: (value: JsonValue | undefined) => void;
}

/** One number or text of the schema. Empty is none. */
export function ValueInput({ label, value, isNumber, hasLines = false, onChange }: ValueInputProps) {
  const text = {
    dir: 'ltr',
    className: styles.input,
    value: typeof value === 'string' ? value : '',
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value || undefined),
  };
  return (
    <label className={styles.property}>
      <code dir="ltr">{label}</code>
      {isNumber ? (
        <NumberField
          className={styles.input}
          label={label}
          value={typeof value === 'number' ? value : undefined}
          onChange={onChange}
        />
      ) : hasLines ? (
        <Input.TextArea {...text} autoSize={{ maxRows: 6 }} />
      ) : (
        <Input {...text} />
      )}
    </label>
  );
}
