import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ListOperand, OperandProps } from './operand-props';

interface FreeListInputProps extends OperandProps<ListOperand> {
  /** The items of the column are numbers, else texts. */
  isOfNumbers: boolean;
}

/** Several values that the user types, each ended by Enter. What is no number is ignored in a column of numbers. */
export function FreeListInput(props: FreeListInputProps) {
  const { label, operand, isInvalid, describedBy, onChange, isOfNumbers } = props;
  const { t } = useTranslation('lists');
  const handleChange = (typed: string[]) => {
    const texts = typed.map((text) => text.trim()).filter((text) => text !== '');
    const values: readonly (string | number)[] = isOfNumbers ? texts.map(numberOf).filter(Number.isFinite) : texts;
    onChange(values.length > 0 ? { type: 'list', values: [...new Set(values)] } : undefined);
  };
  return (
    <Select<string[]>
      mode="tags"
      open={false}
      suffixIcon={null}
      tokenSeparators={['\n']}
      aria-label={label}
      aria-describedby={describedBy}
      status={isInvalid ? 'error' : ''}
      style={{ inlineSize: '100%' }}
      placeholder={t('condition.typeSeveral')}
      value={(operand?.values ?? []).map(String)}
      onChange={handleChange}
    />
  );
}

/** A comma is the decimal sign of many languages. */
function numberOf(text: string): number {
  return Number(text.replace(',', '.'));
}
