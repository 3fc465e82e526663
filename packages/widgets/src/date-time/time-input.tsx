import type { WidgetProps } from '@signalbox/engine/react';
import { TimePicker } from 'antd';
import dayjs from 'dayjs';
import { inputAria, inputStatus, shortFrame } from '../input-frame';
import { useDateMessages } from './use-date-messages';

/**
 * A time of day, stored as `HH:mm`, as in `time-of-day.json`; with the format `time`, as `HH:mm:ss`. What a stored one has
 * besides, such as a time zone, stays.
 */
export function TimeInput(props: WidgetProps<string>) {
  const { value = '', onChange, onBlur, disabled, isInvalid, placeholder, schema } = props;
  useDateMessages();
  const hasSeconds = schema.format === 'time';
  const format = hasSeconds ? 'HH:mm:ss' : 'HH:mm';
  const [, time, rest = ''] = (hasSeconds ? timeWithSeconds : timeOfDay).exec(value) ?? [];
  return (
    <TimePicker
      {...inputAria(props)}
      style={shortFrame}
      format={format}
      value={time === undefined ? null : dayjs(`2000-01-01T${time}`)}
      onChange={(next) => onChange(next ? next.format(format) + rest : undefined)}
      onBlur={onBlur}
      disabled={disabled}
      status={inputStatus(isInvalid)}
      placeholder={placeholder}
      needConfirm={false}
    />
  );
}

const timeOfDay = /^(\d\d:\d\d)$/;
const timeWithSeconds = /^(\d\d:\d\d:\d\d)(.*)$/;
