import { useDateMessages } from '@signalbox/widgets';
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import type { Operand } from '@signalbox/collections-core';
import { type OperandProps, wideInput } from './operand-props';

type Day = Extract<Operand, { type: 'day' }>;
type Days = Extract<Operand, { type: 'days' }>;

export function DayInput(props: OperandProps<Day>) {
  const { operand, onChange } = props;
  useDateMessages();
  return (
    <DatePicker
      {...wideInput(props)}
      value={operand ? dayjs(operand.day) : null}
      onChange={(day: dayjs.Dayjs | null) => onChange(day ? { type: 'day', day: day.format(format) } : undefined)}
    />
  );
}

export function DaysInput(props: OperandProps<Days>) {
  const { operand, onChange } = props;
  const { t } = useTranslation('collections-react');
  useDateMessages();
  return (
    <DatePicker.RangePicker
      {...wideInput(props)}
      placeholder={[t('condition.fromShort'), t('condition.toShort')]}
      value={operand ? [dayjs(operand.from), dayjs(operand.to)] : null}
      onChange={(days) => {
        const [from, to] = days ?? [];
        onChange(from && to ? { type: 'days', from: from.format(format), to: to.format(format) } : undefined);
      }}
    />
  );
}

const format = 'YYYY-MM-DD';
