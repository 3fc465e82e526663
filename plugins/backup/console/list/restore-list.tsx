import { Flex, Grid, Typography, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ShownBackup } from '../backup-record';
import { Empties } from './empties';
import type { ListProps } from './list-props';
import { RecordTable } from './record-table';
import { RestoreOutcome } from './restore-outcome';
import { SecondaryText } from './secondary-text';
import { timeText } from '@signalbox/console-kit';

export function RestoreList({ place, onPlace }: ListProps) {
  const { t, i18n } = useTranslation('backup');
  const { md = true } = Grid.useBreakpoint();
  const time = ({ createTime, updateTime }: ShownBackup) => timeText(createTime ?? updateTime, i18n.language);
  const details = (restore: ShownBackup) => (
    <>
      <Typography.Text type="secondary">{time(restore)}</Typography.Text>
      {restore.file && (
        <SecondaryText label={t('column.file')}>
          <bdi>{restore.file}</bdi>
        </SecondaryText>
      )}
      {restore.creator && (
        <SecondaryText label={t('column.creator')}>
          <bdi>{restore.creator}</bdi>
        </SecondaryText>
      )}
    </>
  );
  const columns: TableColumnsType<ShownBackup> = [
    {
      key: 'name',
      title: t('column.name'),
      render: (_, restore) => (
        <Flex vertical gap={2}>
          <span>
            <bdi>{restore.name}</bdi>
          </span>
          {!md && details(restore)}
        </Flex>
      ),
    },
    { key: 'file', title: t('column.file'), responsive: ['md'], render: (_, { file }) => <bdi>{file}</bdi> },
    {
      key: 'time',
      title: t('column.restoreTime'),
      responsive: ['md'],
      render: (_, restore) => time(restore),
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
