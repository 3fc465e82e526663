import { PageFrame, PendingJobs, useAddressParams } from '@signalbox/console-kit';
import { App, Segmented, Select, Typography } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type GoToPlace, type ListPlace, readPlace, writePlace } from '../list-place';
import { BackupList } from '../list/backup-list';
import { RestoreList } from '../list/restore-list';
import { backupQueryKey } from '../job-kinds';
import { useScope } from '../scope';
import type { OpenDialog } from '../list/list-props';
import { Dialogs } from './dialogs';
import styles from './backup-page.module.css';
import { PageActions } from './page-actions';

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
