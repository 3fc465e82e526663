import { LeftOutDetails, timeText, useTaskError } from '@signalbox/console-kit';
import { Flex, Grid, type TableColumnsType, Tag, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ShownBackup } from '../backup-record';
import { useModuleMessage } from '../use-module-message';
import { Empties } from './empties';
import type { ListProps } from './list-props';
import { RecordTable } from './record-table';
import { SecondaryText } from './secondary-text';

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

/** The outcome of a restore: its counts, or the reason of its failure. */
function RestoreOutcome({ restore }: { restore: ShownBackup }) {
  const { t } = useTranslation('backup');
  const errorText = useTaskError('backup', restore);
  const moduleMessage = useModuleMessage();
  const { status = 'succeed', counts } = restore;
  const isFailed = status === 'fail';
  const sumOf = (name: 'added' | 'changed' | 'deleted') =>
    counts?.reduce((sum, { counts: each }) => sum + each[name], 0) ?? 0;
  const leftOut = (counts ?? []).flatMap(({ name, invalid }) =>
    invalid ? [{ name: name === 'fileServer' ? t('content.fileServer') : moduleMessage(name), ...invalid }] : [],
  );
  const details = isFailed
    ? errorText
    : counts && t('restored.counts', { added: sumOf('added'), changed: sumOf('changed'), deleted: sumOf('deleted') });
  return (
    <Flex vertical gap={2} align="start">
      <Tag color={isFailed ? 'red' : 'green'}>{t(isFailed ? 'restored.failed' : 'done.restore')}</Tag>
      {!isFailed && <LeftOutDetails parts={leftOut} />}
      {details && <Typography.Text type="secondary">{details}</Typography.Text>}
    </Flex>
  );
}
