import { Flex, Grid, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import type { BackupRecord } from '../backup-record';
import { Empties } from './empties';
import type { ListProps } from './list-props';
import { RecordTable } from './record-table';
import { RestoreOutcome } from './restore-outcome';
import { SmallPrint } from './small-print';
import { timeText } from './time-text';

export function RestoreList({ place, onPlace }: ListProps) {
  const { t, i18n } = useTranslation('backup');
  const { md = true } = Grid.useBreakpoint();
  const columns: TableColumnsType<BackupRecord> = [
    {
      key: 'name',
      title: t('column.name'),
      minWidth: 140,
      render: (_, { name, file, creator }) => (
        <Flex vertical gap={2}>
          <bdi>{name}</bdi>
          {!md && file && (
            <SmallPrint label={t('column.file')}>
              <bdi>{file}</bdi>
            </SmallPrint>
          )}
          {!md && creator && (
            <SmallPrint label={t('column.creator')}>
              <bdi>{creator}</bdi>
            </SmallPrint>
          )}
        </Flex>
      ),
    },
    { key: 'file', title: t('column.file'), responsive: ['md'], render: (_, { file }) => <bdi>{file}</bdi> },
    {
      key: 'time',
      title: t('column.restoreTime'),
      render: (_, { createTime, updateTime }) => timeText(createTime ?? updateTime, i18n.language),
    },
    { key: 'outcome', title: t('column.outcome'), render: (_, restore) => <RestoreOutcome restore={restore} /> },
    {
      key: 'creator',
      title: t('column.creator'),
      responsive: ['md'],
      render: (_, { creator }) => <bdi>{creator}</bdi>,
    },
  ];
  return (
    <RecordTable
      label={t('show.reduction')}
      place={place}
      onPlace={onPlace}
      columns={columns}
      empty={<Empties place={place} />}
    />
  );
}
