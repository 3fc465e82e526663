import { useConsole } from '@signalbox/api/react';
import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RestoredEntries } from '../../shared/trash';
import { BulkDialog } from '../bulk/bulk-dialog';
import { useClashChoices } from '../bulk/clash-choices';
import type { TrashItem } from './trash-item';

export type TrashDialog = { kind: 'restore' | 'purge'; items: readonly TrashItem[] } | { kind: 'empty' };

interface TrashDialogsProps {
  dialog: TrashDialog | undefined;
  /** `left`: ids of those that are still there. */
  onEnd: (left: readonly string[]) => void;
  onClose: () => void;
}

/** Restores entries, or asks before they are deleted for good. */
export function TrashDialogs({ dialog, onEnd, onClose }: TrashDialogsProps) {
  if (dialog === undefined) return null;
  switch (dialog.kind) {
    case 'restore':
      return <RestoreDialog items={dialog.items} onEnd={onEnd} onClose={onClose} />;
    case 'purge':
      return <PurgeDialog items={dialog.items} onEnd={onEnd} onClose={onClose} />;
    case 'empty':
      return <EmptyDialog onEnd={onEnd} onClose={onClose} />;
  }
}

interface EntriesProps extends Omit<TrashDialogsProps, 'dialog'> {
  items: readonly TrashItem[];
}

/** Asks nothing: shows only what takes long or fails. */
function RestoreDialog({ items, onEnd, onClose }: EntriesProps) {
  const { t } = useTranslation('media');
  const { api, notify } = useConsole();
  const choices = useClashChoices();
  return (
    <BulkDialog
      title={t('trash.restoreTitle', { count: items.length, name: items[0]?.name })}
      okText={t('trash.restore')}
      startsAtOnce
      items={items}
      run={({ key }, choice) =>
        api.post<RestoredEntries>('core/mediaLibrary/trash/restore', {
          ids: [key],
          ...(choice && choice.key !== 'force' && { action: choice.key }),
        })
      }
      choices={choices}
      placeOf={({ entry }) => (entry.isDirectory ? undefined : entry.path)}
      onEnd={({ done, notDone }) => {
        const path = done[0]?.result.restored[0]?.path ?? '';
        if (done.length > 0) notify(t('trash.restored', { count: done.length, name: path }));
        onEnd(notDone.map(({ key }) => key));
      }}
      onCancel={onClose}
    />
  );
}

function PurgeDialog({ items, onEnd, onClose }: EntriesProps) {
  const { t } = useTranslation('media');
  const { api, notify } = useConsole();
  return (
    <BulkDialog
      title={t('trash.purgeTitle', { count: items.length, name: items[0]?.name })}
      okText={t('trash.purge')}
      isDangerous
      items={items}
      run={({ key }) => api.post('core/mediaLibrary/trash/delete', { ids: [key] })}
      onEnd={({ done, notDone }) => {
        if (done.length > 0) notify(t('trash.purged', { count: done.length }));
        onEnd(notDone.map(({ key }) => key));
      }}
      onCancel={onClose}
    >
      <Typography.Text>{t('trash.forGood')}</Typography.Text>
    </BulkDialog>
  );
}

function EmptyDialog({ onEnd, onClose }: Omit<EntriesProps, 'items'>) {
  const { t } = useTranslation('media');
  const { api, notify } = useConsole();
  return (
    <BulkDialog
      title={t('trash.emptyTitle')}
      okText={t('trash.empty')}
      isDangerous
      items={[{ key: 'all', name: t('trash.title') }]}
      run={() => api.post('core/mediaLibrary/trash/delete', { all: true })}
      onEnd={({ notDone }) => {
        if (notDone.length === 0) notify(t('trash.emptied'));
        onEnd([]);
      }}
      onCancel={onClose}
    >
      <Typography.Text>{t('trash.allForGood')}</Typography.Text>
    </BulkDialog>
  );
}
