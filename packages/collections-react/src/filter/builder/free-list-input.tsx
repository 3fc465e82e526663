import { losesDigits } from '@signalbox/engine/core';
import { readNumber, shownNumber } from '@signalbox/widgets';
import { Select, Typography } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListOperand, OperandProps } from './operand-props';

interface FreeListInputProps extends OperandProps<ListOperand> {
  /** The items of the column are numbers, else texts. */
  isOfNumbers: boolean;
}

/** Several values that the user types, each ended by Enter. In a column of numbers, what is none stays with an error. */
export function FreeListInput(props: FreeListInputProps) {
  const { label, operand, isInvalid, describedBy, onChange, isOfNumbers } = props;
  const { t, i18n } = useTranslation('collections-react');
  const { t: engineText } = useTranslation('engine');
  const errorId = useId();
  /** What is typed while one of it is no number. */
  const [typed, setTyped] = useState<string[]>([]);
  const read = (text: string) => (isOfNumbers ? readNumber(text, i18n.language) : text);
  const handleChange = (next: string[]) => {
    const texts = next.map((text) => text.trim()).filter((text) => text !== '');
    const values = texts.flatMap((text) => read(text) ?? []);
    const isWrong = isOfNumbers && values.some((value) => typeof value === 'string');
    setTyped(isWrong ? texts : []);
    onChange(isWrong || values.length === 0 ? undefined : { type: 'list', values: [...new Set(values)] }, isWrong);
  };
  const wrong = typed.find((text) => typeof read(text) === 'string');
  const shown = operand?.values.map((value) =>
    typeof value === 'number' ? shownNumber(String(value), i18n.language) : value,
  );
  return (
    <div>
      <Select<string[]>
        mode="tags"
        open={false}
        suffixIcon={null}
        tokenSeparators={['\n']}
        aria-label={label}
        aria-describedby={wrong === undefined ? describedBy : errorId}
        status={isInvalid || wrong !== undefined ? 'error' : ''}
        style={{ inlineSize: '100%' }}
        placeholder={t('condition.typeSeveral')}
        value={shown ?? typed}
        onChange={handleChange}
      />
      {wrong !== undefined && (
        <Typography.Text id={errorId} role="alert" type="danger">
          {engineText(`validation.${losesDigits(wrong) ? 'exact' : 'type.number'}`, { title: `${label}: ${wrong}` })}
        </Typography.Text>
      )}
    </div>
  );
}
