import type { JsonValue } from '@signalbox/schemas';
import { NumberField } from '@signalbox/widgets';
import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { DraftField } from '../../fields/draft-fields';

interface ComparedValueProps {
  /** The field that has the value. */
  field: DraftField;
  value: JsonValue;
  onChange: (value: JsonValue) => void;
}

/** The value that a condition compares with, by an input for the kind of its field. */
export function ComparedValue({ field: { schema }, value, onChange }: ComparedValueProps) {
  const { t } = useTranslation('studio');
  const label = t('condition.value');
  const { type, enum: choices } = schema;
  const values = Array.isArray(choices) ? choices : type === 'boolean' ? [true, false] : undefined;
  if (values)
    return (
      <Select
        aria-label={label}
        value={JSON.stringify(value)}
        options={values.map((each) => ({
          value: JSON.stringify(each),
          label: typeof each === 'boolean' ? t(each ? 'condition.on' : 'condition.off') : String(each),
        }))}
        onChange={(text) => onChange(values.find((each) => JSON.stringify(each) === text) ?? null)}
      />
    );
  if (type === 'integer' || type === 'number')
    return (
      <NumberField
        label={label}
        value={typeof value === 'number' ? value : undefined}
        onChange={(next) => next !== undefined && onChange(next)}
      />
    );
  return (
    <Input
      dir="auto"
      aria-label={label}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** A value that the field may have. */
export function firstValueOf(field: DraftField | undefined): JsonValue {
  const { type, enum: choices, minimum } = field?.schema ?? {};
  if (Array.isArray(choices)) return choices[0] ?? '';
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return typeof minimum === 'number' ? minimum : 0;
  return '';
}
