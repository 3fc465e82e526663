import { useConsole } from '@signalbox/api/react';
import { useQuery } from '@tanstack/react-query';
import { Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { type DeletedEntries, trashDays } from '../../shared/trash';
import { BulkDialog } from '../bulk/bulk-dialog';
import type { Ended } from '../bulk/use-bulk';
import type { Item } from '../items/item';
import { UsesNote } from '../uses/uses-note';
import { usesOfQuery } from '../uses/uses-of';

interface DeleteDialogProps {
  items: readonly Item[];
  onEnd: (ended: Ended<Item & { key: string }, DeletedEntries>) => void;
  onClose: () => void;
}

/** Asks before items go to the trash, and shows where their addresses are stored. */
export function DeleteDialog({ items, onEnd, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('media');
  const { api } = useConsole();
  const uses = useQuery(
    usesOfQuery(
      api,
      items.map(({ path }) => path),
    ),
  );
  const isUsed = uses.data !== undefined && uses.data.count > 0;
  return (
    <BulkDialog
      title={t('delete.title', { count: items.length, name: items[0]?.name })}
      okText={t(isUsed ? 'delete.anyway' : 'delete.ok')}
      isDangerous
      isReady={uses.data !== undefined || uses.error !== null}
      items={items.map((item) => ({ ...item, key: item.path }))}
      run={({ path }) =>
        // Only what was shown is confirmed: otherwise the platform rejects files in use.
        api.post<DeletedEntries>('core/mediaLibrary/delete', { paths: [path], ...(isUsed && { force: true }) })
      }
      onEnd={onEnd}
      onCancel={onClose}
    >
      <Flex vertical gap="middle">
        <UsesNote change="delete" uses={uses} />
        <Typography.Text>{t('delete.trash', { days: trashDays })}</Typography.Text>
      </Flex>
    </BulkDialog>
  );
}
