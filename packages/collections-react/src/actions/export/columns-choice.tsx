import { textIn } from '@signalbox/api';
import { useConsole } from '@signalbox/api/react';
import { Button, Flex, Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '@signalbox/collections-core';

interface ColumnsChoiceProps {
  /** All that the user may see. */
  columns: readonly ListColumn[];
  /** Paths of those that the list shows, in order. */
  shown: readonly string[];
  value: readonly string[];
  onChange: (paths: readonly string[]) => void;
}

/** The columns of the file, in order. */
export function ColumnsChoice({ columns, shown, value, onChange }: ColumnsChoiceProps) {
  const { t } = useTranslation('collections-react');
  const { language } = useConsole();
  const id = useId();
  const labelOf = ({ title, groups }: ListColumn) =>
    [...groups, title].map((text) => textIn(text, language)).join(' › ');
  const options = [
    ...columns.map((column) => ({ value: column.path, label: labelOf(column) })),
    { value: 'id', label: t('export.id') },
  ];
  return (
    <Flex vertical gap={8}>
      <label htmlFor={id}>{t('export.columns')}</label>
      <Select
        id={id}
        mode="multiple"
        showSearch={{ optionFilterProp: 'label' }}
        allowClear
        value={[...value]}
        options={options}
        onChange={onChange}
      />
      <Flex gap="small" wrap>
        <Button size="small" onClick={() => onChange(shown)}>
          {t('export.shown')}
        </Button>
        <Button size="small" onClick={() => onChange(columns.map(({ path }) => path))}>
          {t('export.all')}
        </Button>
      </Flex>
    </Flex>
  );
}
