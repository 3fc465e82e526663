import { Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface ConfirmCountProps {
  count: number;
  value: string;
  onChange: (typed: string) => void;
}

/** A number that the user types to confirm that so many records are meant. */
export function ConfirmCount({ count, value, onChange }: ConfirmCountProps) {
  const { t } = useTranslation('collections-react');
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{t('bulk.delete.confirm', { number: String(count) })}</label>
      <Input
        id={id}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        style={{ marginBlockStart: 8, maxInlineSize: 200 }}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
