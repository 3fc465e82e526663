import { timeText } from '@signalbox/console-kit';

import { useTranslation } from 'react-i18next';
import type { TableFigures } from '../../shared/operation';
import { useFormats } from '../formats';
import { FiguresTable } from '../section/figures-table';

/** The largest tables of the database. */
export function TableTable({ tables }: { tables: readonly TableFigures[] }) {
  const { t, i18n } = useTranslation('operation');
  const { number, bytes, percent } = useFormats();
  return (
    <FiguresTable<TableFigures>
      label={t('tables')}
      rowKey="name"
      dataSource={[...tables]}
      pagination={false}
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
