import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { type ListedRecord, recordKeys } from '@signalbox/collections-core';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

interface NeighbourButtonsProps {
  resource: string;
  id: string;
  onOpen: (id: string) => void;
}

/** Opens the record before or after this one on the page of the list. */
export function NeighbourButtons({ resource, id, onOpen }: NeighbourButtonsProps) {
  const { t } = useTranslation('collections-react');
  const { previous, next } = useNeighbours(resource, id);
  return (
    <>
      <Button
        type="text"
        icon={<UpOutlined aria-hidden />}
        aria-label={t('record.previous')}
        disabled={previous === undefined}
        onClick={() => previous !== undefined && onOpen(previous)}
      />
      <Button
        type="text"
        icon={<DownOutlined aria-hidden />}
        aria-label={t('record.next')}
        disabled={next === undefined}
        onClick={() => next !== undefined && onOpen(next)}
      />
    </>
  );
}

/** Ids of the records before and after one, on the page of the list. */
interface Neighbours {
  previous?: string;
  next?: string;
}

/** The neighbours of a record on the page that the list shows. */
function useNeighbours(resource: string, id: string): Neighbours {
  const queries = useQueryClient();
  const pages = queries.getQueryCache().findAll({ queryKey: [...recordKeys.of(resource), 'page'], type: 'active' });
  for (const { queryKey } of pages) {
    const records = queries.getQueryData<{ records: readonly ListedRecord[] }>(queryKey)?.records ?? [];
    const at = records.findIndex((record) => record.id === id);
    if (at !== -1) return { previous: records[at - 1]?.id, next: records[at + 1]?.id };
  }
  return {};
}
