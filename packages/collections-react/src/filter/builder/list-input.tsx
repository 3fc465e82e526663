import { textIn } from '@signalbox/api';
import { useConsole } from '@signalbox/api/react';
import { isJsonObject } from '@signalbox/schemas/json';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '@signalbox/collections-core';
import { FreeListInput } from './free-list-input';
import { type ListOperand, type OperandProps, wideInput } from './operand-props';
import { ReferenceInput } from './reference-input';

interface ListInputProps extends OperandProps<ListOperand> {
  column: ListColumn;
}

/** Several of the choices of a column, of the records that it refers to, or of values that are typed. */
export function ListInput({ column, ...props }: ListInputProps) {
  const { t } = useTranslation('collections-react');
  const { language } = useConsole();
  if (column.reference !== undefined)
    return <ReferenceInput {...props} reference={column.reference} path={column.path} />;
  if (column.choices === undefined) return <FreeListInput {...props} isOfNumbers={isOfNumbers(column)} />;
  const { operand, onChange } = props;
  return (
    <Select<(string | number)[]>
      mode="multiple"
      {...wideInput(props)}
      placeholder={t('condition.choose')}
      maxTagCount="responsive"
      showSearch={{ optionFilterProp: 'label' }}
      value={[...(operand?.values ?? [])]}
      onChange={(values) => onChange(values.length > 0 ? { type: 'list', values } : undefined)}
      options={column.choices.map(({ value, label: text }) => ({ value, label: textIn(text, language) }))}
    />
  );
}

function isOfNumbers({ schema: { items } }: ListColumn): boolean {
  return isJsonObject(items) && (items['type'] === 'number' || items['type'] === 'integer');
}
