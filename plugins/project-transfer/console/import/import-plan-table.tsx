import { Table, Typography, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PartCounts } from '../../shared/transfer';
import { usePartMessage } from '../parts/use-part-message';

const countNames = ['added', 'changed', 'same', 'skipped'] as const;

/** A row per non-empty part: how many records, files or list items an import adds, changes and skips. */
export function ImportPlanTable({ parts }: { parts: readonly PartCounts[] }) {
  const { t, i18n } = useTranslation('project-transfer');
  const nameOf = usePartMessage();
  const columns: TableColumnsType<PartCounts> = [
    { key: 'name', title: t('plan.part'), dataIndex: 'name', render: nameOf, fixed: 'start' },
    ...countNames.map((name) => ({
      key: name,
      title: t(`plan.${name}`),
      dataIndex: name,
      align: 'end' as const,
      render: (count: number) => (
        <Typography.Text type={count === 0 ? 'secondary' : undefined}>
          {count.toLocaleString(i18n.language)}
        </Typography.Text>
      ),
    })),
  ];
  return (
    <Table<PartCounts>
      aria-label={t('planTable')}
      rowKey="name"
      size="small"
      columns={columns}
      dataSource={parts.filter((part) => countNames.some((name) => part[name] > 0))}
      locale={{ emptyText: t('plan.nothing') }}
      pagination={false}
      scroll={{ x: 'max-content' }}
    />
  );
}
