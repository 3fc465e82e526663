import type { Choice } from '../choice/choices';
import type { SingleSelectProps } from './single-select';
import '../text/text-box.css';

/** The browser's own chooser, for when antd's cannot be fetched. */
export function PlainSelect<Value extends Choice>({
  value,
  options,
  placeholder,
  allowClear,
  onChange,
  ...rest
}: SingleSelectProps<Value>) {
  return (
    <select
      {...rest}
      className="sb-input"
      value={value ?? ''}
      onChange={(event) => onChange(options.find((option) => String(option.value) === event.target.value)?.value)}
    >
      {(value === undefined || allowClear) && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
