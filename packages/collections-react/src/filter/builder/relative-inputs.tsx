import { NumberField } from '@signalbox/widgets';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { type Operand, type Period, periods, type SpanUnit, spanUnits } from '@signalbox/collections-core';
import styles from './builder.module.css';
import type { OperandProps } from './operand-props';

type Span = Extract<Operand, { type: 'span' }>;

/** A number of minutes, hours, days … */
export function SpanInput({ label, operand, isInvalid, describedBy, onChange }: OperandProps<Span>) {
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

export function PeriodInput({
  label,
  operand,
  isInvalid,
  describedBy,
  onChange,
}: OperandProps<Extract<Operand, { type: 'period' }>>) {
  const { t } = useTranslation('collections-react');
  return (
    <Select<Period>
      aria-label={label}
      aria-describedby={describedBy}
      status={isInvalid ? 'error' : ''}
      style={{ inlineSize: '100%' }}
      value={operand?.period ?? null}
      onChange={(period) => onChange({ type: 'period', period })}
      options={periods.map((value) => ({ value, label: t(`period.${value}`) }))}
    />
  );
}
