import { useDateMessages } from '@signalbox/widgets';
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Operand } from '@signalbox/collections-core';
import styles from './builder.module.css';
import type { OperandProps } from './operand-props';

interface MinuteInputProps extends OperandProps<Extract<Operand, { type: 'minute' }>> {
  /** The user chooses the end of something: a day starts with its last minute. */
  isEnd: boolean;
  placeholder?: string;
}

/** A day with its time, in minutes. What is chosen counts without a press on OK. */
export function MinuteInput({ label, operand, isInvalid, describedBy, onChange, ...props }: MinuteInputProps) {
  const { isEnd, placeholder } = props;
  useDateMessages();
  const handleChange = (next: dayjs.Dayjs | null | dayjs.Dayjs[]) => {
    if (!Array.isArray(next)) onChange(next ? { type: 'minute', minute: next.format(format) } : undefined);
  };
  return (
    <DatePicker
      aria-label={label}
      aria-describedby={describedBy}
      status={isInvalid ? 'error' : ''}
      className={styles.minute ?? ''}
      {...(placeholder === undefined ? {} : { placeholder })}
      format={shownFormat}
      showTime={{ format: 'HH:mm', defaultOpenValue: isEnd ? dayjs().endOf('day') : dayjs().startOf('day') }}
      needConfirm={false}
      value={operand ? dayjs(operand.minute) : null}
      onChange={handleChange}
      // `onChange` alone comes after a click on the button that applies the filter.
      onCalendarChange={handleChange}
    />
  );
}

type MinutesProps = OperandProps<Extract<Operand, { type: 'minutes' }>>;

/** Two minutes. The condition is complete with both; they may be entered in any order. */
export function MinutesInput({ label, operand, onChange, ...props }: MinutesProps) {
  const { t } = useTranslation('collections-react');
  const [typed, setTyped] = useState<{ from?: string | undefined; to?: string | undefined }>(operand ?? {});
  const handleChange = (change: typeof typed) => {
    const next = { ...typed, ...change };
    setTyped(next);
    const [from, to] = [next.from, next.to].filter((minute) => minute !== undefined).toSorted();
    onChange(from === undefined || to === undefined ? undefined : { type: 'minutes', from, to });
  };
  return (
    <div className={styles.minutes}>
      {(['from', 'to'] as const).map((end) => {
        const minute = typed[end];
        return (
          <MinuteInput
            key={end}
            {...props}
            label={t(`condition.${end}`, { label })}
            placeholder={t(`condition.${end}Short`)}
            isEnd={end === 'to'}
            operand={minute === undefined ? undefined : { type: 'minute', minute }}
            onChange={(chosen) => handleChange({ [end]: chosen?.minute })}
          />
        );
      })}
    </div>
  );
}

const format = 'YYYY-MM-DDTHH:mm';
const shownFormat = 'YYYY-MM-DD HH:mm';
