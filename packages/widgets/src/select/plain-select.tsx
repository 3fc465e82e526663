import type { Ref } from 'react';
import type { Choice, SingleSelectProps } from './single-select-props';
import '../text/text-box.css';

/** The browser's own chooser, for when antd's cannot be fetched. */
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
      {/* Else the browser would show the first one as if it were chosen. */}
      {!isOffered && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
