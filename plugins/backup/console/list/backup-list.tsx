import { LockOutlined } from '@ant-design/icons';
import { useConsole } from '@signalbox/api/react';
import { timeText } from '@signalbox/console-kit';
import { sizeText } from '@signalbox/widgets';
import { Flex, Grid, type TableColumnsType, Tag, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { itemsOf, modulesOf, type ShownBackup } from '../backup-record';
import { useScope } from '../scope';
import { useModuleMessage } from '../use-module-message';
import { Empties } from './empties';
import type { ListProps } from './list-props';
import { RecordTable } from './record-table';
import { RowActions } from './row-actions';
import { SecondaryText } from './secondary-text';

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

/** Shows when the checksums were last verified, and the result. */
function VerifiedMark({ backup: { verified } }: { backup: ShownBackup }) {
  const { t, i18n } = useTranslation('backup');
  if (!verified) return <Typography.Text type="secondary">{t('verified.never')}</Typography.Text>;
  return (
    <Flex gap="small" align="center" wrap="wrap">
      <Tag
        color={verified.isWhole ? 'green' : 'red'}
        title={verified.reason && t('technical', { detail: verified.reason })}
      >
        {t(verified.isWhole ? 'verified.intact' : 'verified.broken')}
      </Tag>
      <Typography.Text type="secondary">{timeText(verified.time, i18n.language)}</Typography.Text>
    </Flex>
  );
}

interface BackupNameProps {
  backup: ShownBackup;
  /** Secondary text, for narrow screens without these columns. */
  details: string[];
  /** More content below the name. */
  children?: ReactNode;
}

/** A backup's name, whether it is protected, and where it came from. */
function BackupName({ backup, details, children }: BackupNameProps) {
  const { t } = useTranslation('backup');
  const { name, isProtected, origin = 'manual' } = backup;
  return (
    <Flex vertical gap={2}>
      <Flex gap="small" align="center" wrap="wrap">
        <Typography.Text strong>
          <bdi>{name}</bdi>
        </Typography.Text>
        {isProtected && (
          <Tag icon={<LockOutlined aria-hidden />} color="gold">
            {t('mark.protected')}
          </Tag>
        )}
        {origin !== 'manual' && <Tag>{t(`origin.${origin}`)}</Tag>}
      </Flex>
      {details
        .filter((detail) => detail !== '')
        .map((detail) => (
          <Typography.Text key={detail} type="secondary" style={{ whiteSpace: 'normal' }}>
            {detail}
          </Typography.Text>
        ))}
      {children}
    </Flex>
  );
}
