import { losesDigits } from '@signalbox/engine/core';
import { type InputNumberProps, Typography } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberBox } from './number-box';
import type { TypedNumber } from './read-number';

interface NumberFieldProps extends Pick<
  InputNumberProps,
  'id' | 'size' | 'step' | 'suffix' | 'placeholder' | 'className' | 'style' | 'status' | 'onBlur' | 'onPressEnter'
> {
  /** Names the input, also in its errors. */
  label: string;
  /** True beside a `<label>`, which names the input already. */
  hasLabel?: boolean;
  describedBy?: string;
  value: number | undefined;
  /** Undefined for an empty input. */
  onChange: (value: number | undefined, how: 'typed' | 'step') => void;
  /** What was typed is no number that the input takes. Without it, the caller gets the value from before the edit again. */
  onInvalid?: () => void;
  min?: number;
  max?: number;
  isWhole?: boolean;
}

/** A number outside of forms. Whatever is typed stays, and only a number that the input takes goes to the caller. */
export function NumberField(props: NumberFieldProps) {
  const {
    label,
    hasLabel = false,
    describedBy,
    value,
    onChange,
    onInvalid,
    onPressEnter,
    className,
    style,
    ...rest
  } = props;
  const { t } = useTranslation('engine');
  const errorId = useId();
  /** What was typed in vain, and the value then: another one replaces it. */
  const [wrong, setWrong] = useState<{ typed: TypedNumber; value: number | undefined }>();
  const [before, setBefore] = useState(value);
  const isWrong = wrong !== undefined && wrong.value === value;
  const error = isWrong ? errorOf(wrong.typed, props) : undefined;
  const handleChange = (typed: TypedNumber, how: 'typed' | 'step') => {
    if (errorOf(typed, props) === undefined && typeof typed !== 'string') {
      setWrong(undefined);
      if (how === 'step') setBefore(typed);
      return onChange(typed, how);
    }
    setWrong({ typed, value: onInvalid ? undefined : before });
    if (onInvalid) return onInvalid();
    return before === value ? undefined : onChange(before, 'typed');
  };
  return (
    <div className={className} style={style}>
      <NumberBox
        {...rest}
        style={{ inlineSize: '100%' }}
        aria-label={hasLabel ? undefined : label}
        aria-describedby={[describedBy, error && errorId].filter(Boolean).join(' ') || undefined}
        aria-invalid={error !== undefined || undefined}
        status={error ? 'error' : rest.status}
        value={isWrong ? wrong.typed : value}
        onChange={handleChange}
        onFocus={() => setBefore(value)}
        onPressEnter={(event) => {
          setBefore(value);
          onPressEnter?.(event);
        }}
      />
      {error && (
        <Typography.Text id={errorId} role="alert" type="danger">
          {t(`validation.${error.key}`, { title: label, ...error.params })}
        </Typography.Text>
      )}
    </div>
  );
}

/** The message of the engine, which its forms have for the same. */
function errorOf(typed: TypedNumber, { min, max, isWhole = false }: NumberFieldProps) {
  if (typed === undefined) return undefined;
  if (typeof typed === 'string')
    return { key: losesDigits(typed) ? 'exact' : isWhole ? 'type.integer' : 'type.number' };
  if (isWhole && !Number.isInteger(typed)) return { key: 'type.integer' };
  if (min !== undefined && typed < min) return { key: 'minimum', params: { limit: String(min) } };
  if (max !== undefined && typed > max) return { key: 'maximum', params: { limit: String(max) } };
  return undefined;
}
