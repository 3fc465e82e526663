import {
  codecOf,
  type ListColumn,
  type Operand,
  type Operator,
  type Period,
  periods,
  type SpanUnit,
  spanUnits,
} from '@signalbox/collections-core';
import { NumberField } from '@signalbox/widgets';
import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './builder.module.css';
import { DayInput, DaysInput } from './day-inputs';
import { ListInput } from './list-input';
import { MinuteInput, MinutesInput } from './minute-inputs';
import { NumbersInput } from './numbers-input';
import { type OperandProps, wideInput } from './operand-props';

interface OperandInputProps extends OperandProps<Operand> {
  column: ListColumn;
  operator: Operator;
}

/** Edits what a column is compared with, by the operator. Draws nothing for one that compares with nothing. */
export function OperandInput({ column, operator, operand, ...props }: OperandInputProps) {
  const { t } = useTranslation('collections-react');
  const { label, isInvalid, describedBy, onChange } = props;
  switch (codecOf(column.kind, operator)?.type) {
    case 'text':
      return (
        <Input
          {...wideInput(props)}
          maxLength={maxCharacters}
          placeholder={t('condition.text')}
          value={operand?.type === 'text' ? operand.text : ''}
          onChange={({ target: { value } }) => onChange(value === '' ? undefined : { type: 'text', text: value })}
        />
      );
    case 'number':
      return (
        <NumberField
          label={label}
          describedBy={describedBy}
          status={isInvalid ? 'error' : ''}
          value={operand?.type === 'number' ? operand.number : undefined}
          onChange={(number) => onChange(number === undefined ? undefined : { type: 'number', number })}
          onInvalid={() => onChange(undefined, true)}
        />
      );
    case 'numbers':
      return <NumbersInput {...props} operand={operand?.type === 'numbers' ? operand : undefined} />;
    case 'day':
      return <DayInput {...props} operand={operand?.type === 'day' ? operand : undefined} />;
    case 'days':
      return <DaysInput {...props} operand={operand?.type === 'days' ? operand : undefined} />;
    case 'minute':
      return (
        <MinuteInput
          {...props}
          operand={operand?.type === 'minute' ? operand : undefined}
          isEnd={operator === 'after'}
        />
      );
    case 'minutes':
      return <MinutesInput {...props} operand={operand?.type === 'minutes' ? operand : undefined} />;
    case 'span':
      return <SpanInput {...props} operand={operand?.type === 'span' ? operand : undefined} />;
    case 'period':
      return <PeriodInput {...props} operand={operand?.type === 'period' ? operand : undefined} />;
    case 'list':
      return <ListInput {...props} column={column} operand={operand?.type === 'list' ? operand : undefined} />;
    case 'none':
    case undefined:
      return null;
  }
}

/** A pattern in a query has at most 512, and each may need a backslash. */
const maxCharacters = 250;

type Span = Extract<Operand, { type: 'span' }>;

/** A number of minutes, hours, days … */
function SpanInput({ label, operand, isInvalid, describedBy, onChange }: OperandProps<Span>) {
  const { t } = useTranslation('collections-react');
  const unit = operand?.unit ?? 'd';
  return (
    <div className={styles.pair}>
      <NumberField
        label={label}
        describedBy={describedBy}
        status={isInvalid ? 'error' : ''}
        min={1}
        max={9999}
        isWhole
        value={operand?.count}
        onChange={(count) => onChange(count === undefined ? undefined : { type: 'span', count, unit })}
        onInvalid={() => onChange(undefined, true)}
      />
      <Select<SpanUnit>
        aria-label={t('condition.unit', { label })}
        value={unit}
        onChange={(chosen) => onChange({ type: 'span', count: operand?.count ?? 1, unit: chosen })}
        options={spanUnits.map((value) => ({ value, label: t(`unit.${value}`) }))}
      />
    </div>
  );
}

function PeriodInput(props: OperandProps<Extract<Operand, { type: 'period' }>>) {
  const { operand, onChange } = props;
  const { t } = useTranslation('collections-react');
  return (
    <Select<Period>
      {...wideInput(props)}
      value={operand?.period ?? null}
      onChange={(period) => onChange({ type: 'period', period })}
      options={periods.map((value) => ({ value, label: t(`period.${value}`) }))}
    />
  );
}
