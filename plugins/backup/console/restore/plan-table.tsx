import type { RestoreCounts } from '@signalbox/api';
import { Table, Typography, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { useModuleMessage } from '../use-module-message';
import type { RestoreInput } from './restore-input';
import type { RestorePlan } from '../../shared/restore-plan';

interface Row extends RestoreCounts {
  key: string;
  name: string;
  rule: string;
}

/** A row per module and per item of files: how many records or files a restore adds, changes, skips and deletes. */
export function PlanTable({ plan, input }: { plan: RestorePlan; input: RestoreInput }) {
  const { t, i18n } = useTranslation('backup');
  const moduleMessage = useModuleMessage();
  const { t: form } = useTranslation('forms/backup/restore');
  const rows: Row[] = [
    ...plan.modules.map((module) => ({
      ...module,
      key: module.name,
      name: moduleMessage(module.name),
      rule: form(`moduleRules.options.${module.rule}`),
    })),
    ...(['fileServer', 'html'] as const).flatMap((item) => {
      const counts = plan.files?.[item];
      return counts
        ? [
            {
              ...counts,
              key: item,
              name: t('plan.files', { content: t(`content.${item}`) }),
              rule: form(`moduleRules.options.${input.moduleRules[item] ?? 0}`),
            },
          ]
        : [];
    }),
  ];
  const columns: TableColumnsType<Row> = [
    { key: 'name', title: t('plan.part'), dataIndex: 'name', fixed: 'start' },
    { key: 'rule', title: t('plan.rule'), dataIndex: 'rule', responsive: ['md'] },
    ...countNames.map((name) => ({
      key: name,
      title: t(`plan.${name}`),
      dataIndex: name,
      align: 'end' as const,
      render: (count: number) => (
        <Typography.Text
          type={count === 0 ? 'secondary' : name === 'deleted' ? 'danger' : undefined}
          strong={name === 'deleted' && count > 0}
        >
          {count.toLocaleString(i18n.language)}
        </Typography.Text>
      ),
    })),
  ];
  return (
    <Table<Row>
      aria-label={t('plan.table')}
      size="small"
      columns={columns}
      dataSource={rows}
      pagination={false}
      scroll={{ x: 'max-content' }}
      locale={{ emptyText: t('plan.nothing') }}
    />
  );
}

const countNames = ['added', 'changed', 'same', 'skipped', 'deleted'] as const;
