import type { WidgetProps } from '@signalbox/engine/react';
import { instantOf } from '@signalbox/schemas/instant-of';
import { ConfigProvider, DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import utc from 'dayjs/plugin/utc';
import { type FocusEvent, type KeyboardEvent, use, useState } from 'react';
import { inputAria, inputStatus } from '../input-frame';
import { Said } from '../said';
import { useWidgetMessages } from '../widget-messages';
import { useDateMessages } from './use-date-messages';
import { yearsOffered } from './years-offered';

dayjs.extend(customParseFormat);
dayjs.extend(utc);

/**
 * A point in time, shown in the user's time zone and stored as an ISO string in UTC. `ui:options.dateOnly` leaves out
 * the time of day. Of a typed time that summer time skips, it takes the moment after it, and says so.
 */
export function DateTimeInput(props: WidgetProps<string>) {
  const { value, onChange, onBlur, disabled, isInvalid, options, placeholder } = props;
  const messages = useWidgetMessages();
  useDateMessages();
  const [said, setSaid] = useState('');
  const { locale } = use(ConfigProvider.ConfigContext);
  const format = locale?.DatePicker?.lang.fieldDateTimeFormat ?? 'YYYY-MM-DD HH:mm:ss';
  const moment = value === undefined ? null : dayjs(instantOf(value));
  const takeSkipped = ({ target }: FocusEvent | KeyboardEvent) => {
    const typed = target instanceof HTMLInputElement ? target.value.trim() : '';
    const next = momentOfSkipped(typed, format);
    if (!next) return false;
    onChange(next.toISOString());
    setSaid(messages('dateTime.skipped', { typed, moment: next.format(format) }));
    return true;
  };
  return (
    <div>
      <DatePicker
        {...inputAria(props)}
        {...yearsOffered(props.options)}
        style={{ inlineSize: 240, maxInlineSize: '100%' }}
        showTime={options.dateOnly !== true}
        value={moment?.isValid() ? moment : null}
        onChange={(next) => {
          setSaid('');
          onChange(next?.toISOString());
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && takeSkipped(event)) event.preventDefault();
        }}
        onBlur={(event) => {
          takeSkipped(event);
          onBlur?.();
        }}
        disabled={disabled}
        status={inputStatus(isInvalid)}
        placeholder={placeholder}
      />
      <Said>{said}</Said>
    </div>
  );
}

/** The moment after a local time that summer time skips: 03:30 for 02:30. Undefined for a time that there is, and for other texts. */
function momentOfSkipped(text: string, format: string): Dayjs | undefined {
  const isSkipped = dayjs.utc(text, format, true).isValid() && !dayjs(text, format, true).isValid();
  return isSkipped ? dayjs(text, format) : undefined;
}
