import type { Ref } from 'react';
import type { Choice, SingleSelectProps } from './single-select-props';
import '../text/text-box.css';

/** The browser's native select, used when antd's cannot be loaded. */
export function PlainSelect<Value extends Choice>({
  ref,
  value,
  options,
  placeholder,
  allowClear,
  onChange,
  ...rest
}: SingleSelectProps<Value> & { ref?: Ref<HTMLSelectElement> }) {
  const isOffered = value === undefined || options.some((option) => option.value === value);
  return (
    <select
      {...rest}
      ref={ref}
      className="sb-input"
      value={value ?? ''}
      onChange={(event) => onChange(options.find((option) => String(option.value) === event.target.value)?.value)}
    >
      {(value === undefined || allowClear) && <option value="">{placeholder}</option>}
      {/* Otherwise the browser shows the first option as chosen. */}
      {!isOffered && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
