import { useConsole } from '@signalbox/api/react';
import { useFailureText } from '@signalbox/console-kit';
import { escaped, type ListedRecord, recordKeys } from '@signalbox/collections-core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCellText, valueAt } from '../use-cell-text';
import type { ReferencedModel } from './use-referenced-models';

/** Props of a `Select` that finds the records of a model by their titles. Finds none without a model. */
export function useFoundRecords(model: ReferencedModel | undefined) {
  const { t } = useTranslation('collections-react');
  const { api } = useConsole();
  const failureText = useFailureText();
  const textOf = useCellText();
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const { resource = '', title } = model ?? {};
  const path = title?.path ?? '';
  const { data, error, isFetching } = useQuery({
    queryKey: [...recordKeys.of(resource), 'found-titles', path, text] as const,
    queryFn: ({ signal }) => {
      const filter = text !== '' && { filter: { [path]: { $regex: escaped(text), $options: 'i' } } };
      const query = { ...filter, sorts: [{ [path]: 1 }], project: { [path]: 1 }, limit: 20 };
      return api.get<ListedRecord[]>(resource, { query, signal });
    },
    staleTime: 60_000,
    enabled: model !== undefined,
    placeholderData: keepPreviousData,
  });
  return {
    placeholder: t('condition.choose'),
    showSearch: { filterOption: false, searchValue: typed, onSearch: setTyped } as const,
    notFoundContent: error ? failureText(error) : t(isFetching ? 'list.loading' : 'condition.noRecord'),
    options: (data ?? []).map((record) => ({
      value: record.id,
      label: (title && textOf(title, valueAt(record, title.path))) || record.id,
    })),
  };
}
