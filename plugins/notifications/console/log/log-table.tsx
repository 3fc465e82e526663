import { useConsole } from '@signalbox/api/react';
import { timeText, useFailureText } from '@signalbox/console-kit';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Empty, Grid, Skeleton, Table, type TableColumnsType, Tag, Typography } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { NoticeLogEntry } from '../../shared/notice-log';
import { LogDetails } from './log-details';
import { type LogPlace, pageSizes } from './log-place';
import { logQuery } from './log-queries';
import styles from './log.module.css';
import { StatusTag } from './status-tag';

interface LogTableProps {
  place: LogPlace & { to?: string };
  onPlace: (change: Partial<LogPlace>) => void;
}

/** One page of messages with its pager, or its loading, error or empty state. Each row folds out its details. */
export function LogTable({ place, onPlace }: LogTableProps) {
  const { t } = useTranslation('notifications');
  const { t: common } = useTranslation('console-kit');
  const { api } = useConsole();
  const failureText = useFailureText();
  const columns = useColumns();
  const { data, error, isPending, refetch } = useQuery(logQuery(api, place));
  const { page, pageSize, ...filter } = place;
  const lastPage = Math.ceil((data?.total ?? 0) / pageSize);
  const isPastEnd = data !== undefined && data.items.length === 0 && lastPage > 0 && page > lastPage;
  useEffect(() => {
    if (isPastEnd) onPlace({ page: lastPage });
  }, [isPastEnd, lastPage, onPlace]);

  if (isPending || isPastEnd)
    return (
      <output aria-label={t('log.loading')}>
        <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />
      </output>
    );
  if (error && data === undefined)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={t('log.failed')}
        description={failureText(error)}
        action={<Button onClick={() => void refetch()}>{common('retry')}</Button>}
      />
    );
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  return (
    <Table<NoticeLogEntry>
      aria-label={t('log.title')}
      rowKey="id"
      columns={columns}
      dataSource={data.items}
      size="middle"
      locale={{
        emptyText: (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(isFiltered ? 'log.noMatch' : 'log.empty')} />
        ),
        expand: t('log.openDetails'),
        collapse: t('log.closeDetails'),
      }}
      expandable={{ expandedRowRender: detailsOf }}
      pagination={{
        current: page,
        pageSize,
        total: data.total,
        pageSizeOptions: [...pageSizes],
        showSizeChanger: true,
        showTotal: (total) => t('log.total', { count: total }),
        hideOnSinglePage: data.total <= pageSizes[0],
        onChange: (next, size) => onPlace(size === pageSize ? { page: next } : { page: 1, pageSize: size }),
      }}
    />
  );
}

function detailsOf(entry: NoticeLogEntry) {
  return <LogDetails entry={entry} />;
}

/** On narrow screens the first column has all that matters. */
function useColumns(): TableColumnsType<NoticeLogEntry> {
  const { t, i18n } = useTranslation('notifications');
  const { md = true } = Grid.useBreakpoint();
  const time = ({ createTime }: NoticeLogEntry) => (
    <span className={styles.nowrap}>{timeText(createTime, i18n.language)}</span>
  );
  // In a flex box, the box itself would have the direction of its text.
  const recipient = ({ to }: NoticeLogEntry) => (
    <span>
      <bdi>{to}</bdi>
    </span>
  );
  const sender = ({ createdBy }: NoticeLogEntry) =>
    createdBy === undefined ? <Typography.Text type="secondary">{t('log.platform')}</Typography.Text> : createdBy;
  const provider = (entry: NoticeLogEntry) => t(`log.provider.${entry.provider}`);
  const status = (entry: NoticeLogEntry) => (
    <span className={styles.tags}>
      <StatusTag status={entry.status} />
      {entry.isTest && <Tag>{t('log.test')}</Tag>}
    </span>
  );
  if (!md)
    return [
      {
        key: 'message',
        title: t('log.column.to'),
        render: (_, entry) => (
          <>
            <div className={styles.below}>
              {recipient(entry)}
              {status(entry)}
            </div>
            <Typography.Text type="secondary" className={styles.below}>
              {provider(entry)}
              {time(entry)}
            </Typography.Text>
          </>
        ),
      },
    ];
  return [
    { key: 'time', title: t('log.column.time'), render: (_, entry) => time(entry) },
    { key: 'to', title: t('log.column.to'), render: (_, entry) => recipient(entry) },
    { key: 'provider', title: t('log.column.provider'), render: (_, entry) => provider(entry) },
    {
      key: 'template',
      title: t('log.column.template'),
      responsive: ['lg'],
      render: (_, { template, subject }) =>
        template ?? subject ?? <Typography.Text type="secondary">{t('log.noSubject')}</Typography.Text>,
    },
    { key: 'sender', title: t('log.column.sender'), responsive: ['lg'], render: (_, entry) => sender(entry) },
    { key: 'status', title: t('log.column.status'), render: (_, entry) => status(entry) },
    { key: 'tries', title: t('log.column.tries'), align: 'end', render: (_, { tries }) => tries },
  ];
}
