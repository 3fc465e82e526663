import type { WidgetProps } from '@signalbox/engine/react';
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { inputAria, inputStatus } from '../input-frame';
import { useDateMessages } from './use-date-messages';
import { yearsOffered } from './years-offered';

/**
 * A point in time, shown in the user's time zone and stored as an ISO string in UTC. `ui:options.dateOnly` leaves out
 * the time of day.
 */
export function DateTimeInput(props: WidgetProps<string>) {
  const { value, onChange, onBlur, disabled, isInvalid, options, placeholder } = props;
  useDateMessages();
  const moment = value === undefined ? null : dayjs(value);
  return (
    <DatePicker
      {...inputAria(props)}
      {...yearsOffered(props.options)}
      style={{ inlineSize: 240, maxInlineSize: '100%' }}
      showTime={options.dateOnly !== true}
      value={moment?.isValid() ? moment : null}
      onChange={(next) => onChange(next?.toISOString())}
      onBlur={onBlur}
      disabled={disabled}
      status={inputStatus(isInvalid)}
      placeholder={placeholder}
    />
  );
}
