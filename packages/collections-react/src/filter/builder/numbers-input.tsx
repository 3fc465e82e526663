import { NumberField } from '@signalbox/widgets';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Operand } from '@signalbox/collections-core';
import styles from './builder.module.css';
import type { OperandProps } from './operand-props';

type Numbers = Extract<Operand, { type: 'numbers' }>;

/** Two numbers. The condition is complete with both; they may be entered in any order. */
export function NumbersInput({ label, operand, isInvalid, describedBy, onChange }: OperandProps<Numbers>) {
  const { t } = useTranslation('collections-react');
  /** NaN: what was typed is no number. */
  const [typed, setTyped] = useState<{ from?: number; to?: number }>(operand ?? {});
  const handleChange = (change: typeof typed) => {
    const next = { ...typed, ...change };
    setTyped(next);
    const [from, to] = [next.from, next.to].filter((number) => number !== undefined).toSorted((one, two) => one - two);
    const isWrong = Number.isNaN(next.from) || Number.isNaN(next.to);
    onChange(isWrong || from === undefined || to === undefined ? undefined : { type: 'numbers', from, to }, isWrong);
  };
  return (
    <div className={styles.pair}>
      {(['from', 'to'] as const).map((end) => (
        <NumberField
          key={end}
          describedBy={describedBy}
          status={isInvalid ? 'error' : ''}
          label={t(`condition.${end}`, { label })}
          placeholder={t(`condition.${end}Short`)}
          value={Number.isNaN(typed[end]) ? undefined : typed[end]}
          onChange={(number) => handleChange({ [end]: number })}
          onInvalid={() => handleChange({ [end]: Number.NaN })}
        />
      ))}
    </div>
  );
}
