import { InputNumber } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Operand } from '../filter/operators';
import styles from './builder.module.css';
import type { OperandProps } from './operand-props';

type Numbers = Extract<Operand, { type: 'numbers' }>;

/** Two numbers. The condition is complete with both; they may be entered in any order. */
export function NumbersInput({ label, operand, isInvalid, describedBy, onChange }: OperandProps<Numbers>) {
  const { t } = useTranslation('lists');
  const [typed, setTyped] = useState<{ from: number | null; to: number | null }>(operand ?? { from: null, to: null });
  const handleChange = (change: Partial<typeof typed>) => {
    const { from, to } = { ...typed, ...change };
    setTyped({ from, to });
    onChange(
      from === null || to === null ? undefined : { type: 'numbers', from: Math.min(from, to), to: Math.max(from, to) },
    );
  };
  const aria = { 'aria-describedby': describedBy, status: isInvalid ? 'error' : '' } as const;
  return (
    <div className={styles.pair}>
      <InputNumber<number>
        {...aria}
        aria-label={t('condition.from', { label })}
        placeholder={t('condition.fromShort')}
        value={typed.from}
        onChange={(from) => handleChange({ from })}
      />
      <InputNumber<number>
        {...aria}
        aria-label={t('condition.to', { label })}
        placeholder={t('condition.toShort')}
        value={typed.to}
        onChange={(to) => handleChange({ to })}
      />
    </div>
  );
}
