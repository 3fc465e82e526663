import { textIn } from '@signalbox/api';
import { useConsole } from '@signalbox/api/react';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../columns/list-column';
import type { ListOperand, OperandProps } from './operand-props';
import { ReferenceInput } from './reference-input';

interface ListInputProps extends OperandProps<ListOperand> {
  column: ListColumn;
}

/** Several of the choices of a column, or of the records that it refers to. */
export function ListInput({ column, ...props }: ListInputProps) {
  const { t } = useTranslation('lists');
  const { language } = useConsole();
  if (column.reference !== undefined)
    return <ReferenceInput {...props} reference={column.reference} path={column.path} />;
  const { label, operand, isInvalid, describedBy, onChange } = props;
  return (
    <Select<(string | number)[]>
      mode="multiple"
      aria-label={label}
      aria-describedby={describedBy}
      status={isInvalid ? 'error' : ''}
      style={{ inlineSize: '100%' }}
      placeholder={t('condition.choose')}
      maxTagCount="responsive"
      showSearch={{ optionFilterProp: 'label' }}
      value={[...(operand?.values ?? [])]}
      onChange={(values) => onChange(values.length > 0 ? { type: 'list', values } : undefined)}
      options={column.choices?.map(({ value, label: text }) => ({ value, label: textIn(text, language) }))}
    />
  );
}
