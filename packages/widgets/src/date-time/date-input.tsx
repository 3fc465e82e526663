import type { WidgetProps } from '@signalbox/engine/react';
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { inputAria, inputStatus } from '../input-frame';
import { useDateMessages } from './use-date-messages';
import { yearsOffered } from './years-offered';

/** A day without a time zone, stored as `YYYY-MM-DD`. */
export function DateInput(props: WidgetProps<string>) {
  const { value, onChange, onBlur, disabled, isInvalid, placeholder } = props;
  useDateMessages();
  const day = value === undefined ? null : dayjs(value);
  return (
    <DatePicker
      {...inputAria(props)}
      {...yearsOffered(props.options)}
      style={{ inlineSize: 240, maxInlineSize: '100%' }}
      value={day?.isValid() ? day : null}
      onChange={(next) => onChange(next?.format(dayFormat))}
      onBlur={onBlur}
      disabled={disabled}
      status={inputStatus(isInvalid)}
      placeholder={placeholder}
    />
  );
}

/** The format of JSON Schema's `date`. dayjs writes the digits of the user's locale only where a plug-in says so. */
const dayFormat = 'YYYY-MM-DD';
