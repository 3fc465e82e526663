import { useConsole } from '@signalbox/api/react';
import { useFailureText } from '@signalbox/console-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCellText, valueAt } from '../../common/use-cell-text';
import { foundTitlesQuery } from '../../common/references/title-query';
import { useReferencedModels } from '../../common/references/use-referenced-models';
import { useTitles } from '../../common/references/use-titles';
import type { ListOperand, OperandProps } from './operand-props';

interface ReferenceInputProps extends OperandProps<ListOperand> {
  /** Key or id of the other model. */
  reference: string;
  path: string;
}

/** Records of another model, found by their titles. If the user may not list them, takes their ids. */
export function ReferenceInput(props: ReferenceInputProps) {
  const { reference, path, label, operand, isInvalid, describedBy, onChange } = props;
  const { t } = useTranslation('collections-react');
  const { api } = useConsole();
  const failureText = useFailureText();
  const textOf = useCellText();
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const model = useReferencedModels([reference]).get(reference);
  const values = (operand?.values ?? []).map(String);
  const titleOf = useTitles([{ path, reference, ids: values }]);
  const found = useQuery({
    ...foundTitlesQuery({ api, resource: model?.resource ?? '', path: model?.title.path ?? '' }, text),
    enabled: model !== undefined,
    placeholderData: keepPreviousData,
  });
  const options = (found.data ?? []).map((record) => ({
    value: record.id,
    label: (model && textOf(model.title, valueAt(record, model.title.path))) || record.id,
  }));
  const empty = found.error ? failureText(found.error) : t(found.isFetching ? 'list.loading' : 'condition.noRecord');
  return (
    <Select<string[]>
      mode={model ? 'multiple' : 'tags'}
      aria-label={label}
      aria-describedby={describedBy}
      status={isInvalid ? 'error' : ''}
      style={{ inlineSize: '100%' }}
      placeholder={t('condition.choose')}
      maxTagCount="responsive"
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
      notFoundContent={empty}
      value={values}
      onChange={(next) => onChange(next.length > 0 ? { type: 'list', values: next } : undefined)}
      options={options}
      labelRender={({ value }) => titleOf(path, String(value)) ?? String(value)}
    />
  );
}
