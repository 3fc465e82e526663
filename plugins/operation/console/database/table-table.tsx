import { timeText } from '@signalbox/console-kit';
import { Table } from 'antd';
import { useTranslation } from 'react-i18next';
import type { TableFigures } from '../../shared/operation';
import { useFormats } from '../formats';

/** The largest tables of the database. */
export function TableTable({ tables }: { tables: readonly TableFigures[] }) {
  const { t, i18n } = useTranslation('operation');
  const { number, bytes, percent } = useFormats();
  return (
    <Table<TableFigures>
      aria-label={t('tables')}
      rowKey="name"
      size="small"
      dataSource={[...tables]}
      pagination={false}
      scroll={{ x: 'max-content' }}
      columns={[
        { title: t('table.name'), render: (_, { name }) => <bdi>{name}</bdi> },
        { title: t('table.size'), align: 'end', render: (_, table) => bytes(table.bytes) },
        { title: t('table.rows'), align: 'end', render: (_, { rows }) => number(rows) },
        {
          title: t('table.indexUse'),
          align: 'end',
          render: (_, { indexUse }) => (indexUse === undefined ? '–' : percent(indexUse)),
        },
        { title: t('table.vacuum'), render: (_, { lastVacuum }) => timeText(lastVacuum, i18n.language) || '–' },
      ]}
    />
  );
}
