import { useConsole } from '@signalbox/api/react';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Empty, Skeleton, Table, type TableColumnsType } from 'antd';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownBackup } from '../backup-record';
import { backupsQuery } from '../backup-queries';
import { pageSizes } from '../list-place';
import { useScope } from '../scope';
import { useFailureText } from '@signalbox/console-kit';
import type { ListProps } from './list-props';

interface RecordTableProps extends Pick<ListProps, 'place' | 'onPlace'> {
  label: string;
  columns: TableColumnsType<ShownBackup>;
  /** Content of the empty list. */
  empty: ReactNode;
}

/**
 * One page of records with its pager, or its loading, error or empty state. A page
 * past the end, for example after its only record was deleted, redirects to the last page.
 */
export function RecordTable({ place, onPlace, label, columns, empty }: RecordTableProps) {
  const { t } = useTranslation('backup');
  const { api } = useConsole();
  const failureText = useFailureText();
  const { data, error, isPending, isFetching, refetch } = useQuery(backupsQuery(api, useScope().path, place));

  const lastPage = Math.ceil((data?.total ?? 0) / place.pageSize);
  const isPastEnd = data !== undefined && data.items.length === 0 && lastPage > 0 && place.page > lastPage;
  useEffect(() => {
    if (isPastEnd) onPlace({ page: lastPage }, { replace: true });
  }, [isPastEnd, lastPage, onPlace]);

  if (isPending || isPastEnd)
    return (
      <output aria-label={t('list.loading')}>
        <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />
      </output>
    );
  if (error)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={t('list.failed')}
        description={failureText(error)}
        action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
      />
    );
  return (
    <Table<ShownBackup>
      aria-label={label}
      rowKey="id"
      columns={columns.map(withHeaderOnOneLine)}
      dataSource={data.items}
      loading={isFetching && data.items.length === 0}
      size="middle"
      locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={empty} /> }}
      pagination={{
        current: place.page,
        pageSize: place.pageSize,
        total: data.total,
        pageSizeOptions: [...pageSizes],
        showSizeChanger: true,
        showTotal: (total) => t('list.total', { count: total }),
        hideOnSinglePage: data.total <= pageSizes[0],
        onChange: (page, pageSize) => onPlace(pageSize === place.pageSize ? { page } : { page: 1, pageSize }),
      }}
    />
  );
}

/** Keeps the title of a narrow column on one line. */
function withHeaderOnOneLine(column: TableColumnsType<ShownBackup>[number]) {
  return { ...column, onHeaderCell: () => ({ style: { whiteSpace: 'nowrap' as const } }) };
}
