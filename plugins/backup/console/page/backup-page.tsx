import { ClockCircleOutlined, CloudUploadOutlined, SaveOutlined } from '@ant-design/icons';
import { PageFrame, PendingJobs, useAddressParams } from '@signalbox/console-kit';
import { App, Button, Flex, Segmented, Select, Typography } from 'antd';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { backupQueryKey } from '../job-kinds';
import { type GoToPlace, type ListPlace, readPlace, writePlace } from '../list-place';
import { BackupList } from '../list/backup-list';
import type { OpenDialog } from '../list/list-props';
import { RestoreList } from '../list/restore-list';
import { useMayCycle, useMayHere, useScope } from '../scope';
import styles from './backup-page.module.css';

/** `/app/backup`, and the pages of the same build for the database and the time series: backups or restores page by page, with their actions. */
export function BackupPage() {
  const { t } = useTranslation('backup');
  const { place, go } = useListPlace();
  const [dialog, setDialog] = useState<OpenDialog | undefined>();
  const List = place.show === 'backup' ? BackupList : RestoreList;
  const { key, path, title, items } = useScope();
  const everything = 'all';

  return (
    // Provides antd's modals and messages. Here those of a dialog outlive the dialog.
    <App component={false}>
      <PageFrame title={t(title)} actions={<PageActions onOpen={setDialog} />}>
        <div className={styles.tools}>
          <Segmented
            aria-label={t('show.label')}
            value={place.show}
            options={(['backup', 'reduction'] as const).map((value) => ({ value, label: t(`show.${value}`) }))}
            onChange={(show) => go({ show, page: 1 })}
          />
          {items.length > 0 && (
            <Select
              aria-label={t('filter.label')}
              value={place.content ?? everything}
              options={[everything, ...items].map((value) => ({ value, label: t(`content.${value}`) }))}
              onChange={(value) => go({ content: items.find((name) => name === value), page: 1 })}
              style={{ minInlineSize: 180 }}
            />
          )}
          {key !== 'project' && <Typography.Text type="secondary">{t(`${key}.help`)}</Typography.Text>}
        </div>
        <PendingJobs path={path} queryKey={backupQueryKey} namespace="backup" endsSession={key !== 'timeSeries'} />
        <List place={place} onPlace={go} onOpen={setDialog} />
        <Dialogs dialog={dialog} onClose={() => setDialog(undefined)} />
      </PageFrame>
    </App>
  );
}

function useListPlace(): { place: ListPlace; go: GoToPlace } {
  const [search, changeSearch] = useAddressParams();
  const place = useMemo(() => readPlace(search), [search]);
  return {
    place,
    go: (change, options) => changeSearch((current) => writePlace({ ...readPlace(current), ...change }), options),
  };
}

const OneClickDialog = lazy(async () => ({ default: (await import('../one-click/one-click-dialog')).OneClickDialog }));
const RestoreDialog = lazy(async () => ({ default: (await import('../restore/restore-dialog')).RestoreDialog }));
const DownloadDialog = lazy(async () => ({ default: (await import('../download/download-dialog')).DownloadDialog }));
const UploadDialog = lazy(async () => ({ default: (await import('../upload/upload-dialog')).UploadDialog }));
const CyclesDialog = lazy(async () => ({ default: (await import('../cycles/cycles-dialog')).CyclesDialog }));

/** Renders the open dialog. */
function Dialogs({ dialog, onClose }: { dialog: OpenDialog | undefined; onClose: () => void }) {
  return <Suspense>{dialog && <Dialog dialog={dialog} onClose={onClose} />}</Suspense>;
}

function Dialog({ dialog, onClose }: { dialog: OpenDialog; onClose: () => void }) {
  switch (dialog.kind) {
    case 'one-click':
      return <OneClickDialog onClose={onClose} />;
    case 'upload':
      return <UploadDialog onClose={onClose} />;
    case 'cycles':
      return <CyclesDialog onClose={onClose} />;
    case 'restore':
      return <RestoreDialog backup={dialog.backup} onClose={onClose} />;
    case 'download':
      return <DownloadDialog backup={dialog.backup} onClose={onClose} />;
  }
}

/** Actions that need no row. */
function PageActions({ onOpen }: { onOpen: (dialog: OpenDialog) => void }) {
  const { t } = useTranslation('backup');
  const mayHere = useMayHere();
  const mayCycle = useMayCycle();
  const { make } = useScope();
  return (
    <Flex gap="small" wrap="wrap">
      {mayHere('upload') && (
        <Button icon={<CloudUploadOutlined aria-hidden />} onClick={() => onOpen({ kind: 'upload' })}>
          {t('action.upload')}
        </Button>
      )}
      {mayCycle('view') && (
        <Button icon={<ClockCircleOutlined aria-hidden />} onClick={() => onOpen({ kind: 'cycles' })}>
          {t('action.cycles')}
        </Button>
      )}
      {mayHere('export') && (
        <Button type="primary" icon={<SaveOutlined aria-hidden />} onClick={() => onOpen({ kind: 'one-click' })}>
          {t(make)}
        </Button>
      )}
    </Flex>
  );
}
