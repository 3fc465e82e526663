import type { SelectProps } from 'antd';

export type Choice = string | number;

export interface SingleSelectProps<Value extends Choice> extends Pick<
  SelectProps<Value>,
  'id' | 'aria-label' | 'aria-describedby' | 'aria-invalid' | 'aria-required' | 'style' | 'disabled' | 'allowClear'
> {
  value: Value | undefined;
  options: { value: Value; label: string; disabled?: true }[];
  placeholder?: string;
  onChange: (value: Value | undefined) => void;
  onBlur?: () => void;
}
