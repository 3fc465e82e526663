import { useConsole } from '@signalbox/api/react';
import { Grid, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { sizeText } from '@signalbox/widgets';
import { itemsOf, modulesOf, type ShownBackup } from '../backup-record';
import { useScope } from '../scope';
import { useModuleMessage } from '../use-module-message';
import { BackupName } from './backup-name';
import { Empties } from './empties';
import type { ListProps } from './list-props';
import { RecordTable } from './record-table';
import { RowActions } from './row-actions';
import { SecondaryText } from './secondary-text';
import { timeText } from '@signalbox/console-kit';
import { VerifiedMark } from './verified-mark';

export function BackupList({ place, onPlace, onOpen }: ListProps) {
  const { t, i18n } = useTranslation('backup');
  const { hasExtensions } = useConsole();
  const { md = true, lg = true } = Grid.useBreakpoint();
  const isNarrow = !md;
  const content = useContentText();
  const time = ({ createTime, updateTime }: ShownBackup) => timeText(createTime ?? updateTime, i18n.language);
  const size = (backup: ShownBackup) => (backup.size === undefined ? '' : sizeText(backup.size, i18n.language));
  const columns: TableColumnsType<ShownBackup> = [
    {
      key: 'name',
      title: t('column.name'),
      // Prevents other columns from squeezing it until words break.
      minWidth: 140,
      render: (_, backup) => (
        <BackupName backup={backup} details={isNarrow ? [content(backup), time(backup), size(backup)] : []}>
          {!lg && hasExtensions && (
            <SecondaryText label={t('column.verified')}>
              <VerifiedMark backup={backup} />
            </SecondaryText>
          )}
        </BackupName>
      ),
    },
    { key: 'content', title: t('column.content'), responsive: ['md'], render: (_, backup) => content(backup) },
    { key: 'time', title: t('column.time'), responsive: ['md'], render: (_, backup) => time(backup) },
    {
      key: 'size',
      title: t('column.size'),
      responsive: ['md'],
      render: (_, backup) => <span style={oneLine}>{size(backup)}</span>,
    },
    {
      key: 'verified',
      title: t('column.verified'),
      responsive: ['lg'],
      render: (_, backup) => <VerifiedMark backup={backup} />,
    },
    {
      key: 'actions',
      title: t('column.actions'),
      width: 1,
      render: (_, backup) => <RowActions backup={backup} isNarrow={isNarrow} onOpen={onOpen} />,
    },
  ];
  return (
    <RecordTable
      label={t('show.backup')}
      place={place}
      onPlace={onPlace}
      columns={hasExtensions ? columns : columns.filter((column) => column.key !== 'verified')}
      empty={<Empties place={place} />}
    />
  );
}

function useContentText(): (backup: ShownBackup) => string {
  const { t } = useTranslation('backup');
  const moduleMessage = useModuleMessage();
  const { key } = useScope();
  return (backup) =>
    (key === 'project'
      ? itemsOf(backup).map((item) => t(`content.${item}`))
      : modulesOf(backup).map(moduleMessage)
    ).join(t('list.comma'));
}

const oneLine = { whiteSpace: 'nowrap' } as const;
