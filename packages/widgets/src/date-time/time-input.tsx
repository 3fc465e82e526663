import type { WidgetProps } from '@signalbox/engine/react';
import { TimePicker } from 'antd';
import dayjs from 'dayjs';
import { inputAria, inputStatus, shortFrame } from '../input-frame';
import { useDateMessages } from './use-date-messages';

/** A time of day without a time zone, stored as `HH:mm`, as in `time-of-day.json`. */
export function TimeInput(props: WidgetProps<string>) {
  const { value, onChange, onBlur, disabled, isInvalid, placeholder } = props;
  useDateMessages();
  const time = value === undefined || !isTimeOfDay.test(value) ? null : dayjs(`2000-01-01T${value}`);
  return (
    <TimePicker
      {...inputAria(props)}
      style={shortFrame}
      format="HH:mm"
      value={time}
      onChange={(next) => onChange(next?.format('HH:mm'))}
      onBlur={onBlur}
      disabled={disabled}
      status={inputStatus(isInvalid)}
      placeholder={placeholder}
      needConfirm={false}
    />
  );
}

const isTimeOfDay = /^\d\d:\d\d$/;
