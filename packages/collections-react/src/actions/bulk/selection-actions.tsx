import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordSelection } from '@signalbox/collections-core';
import type { Collection } from '../../common/collection';

const EditDialog = lazy(async () => ({ default: (await import('./edit-dialog')).EditDialog }));
const BulkDialog = lazy(async () => ({ default: (await import('./bulk-dialog')).BulkDialog }));

interface SelectionActionsProps {
  collection: Collection;
  selection: RecordSelection;
  /** Clears the selection, e.g. after its records were deleted. */
  onClear: () => void;
}

/** Offers what can be done with the selected records: set a field of them, or delete them. */
export function SelectionActions({ collection, selection, onClear }: SelectionActionsProps) {
  const { t } = useTranslation('collections-react');
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const [hasStarted, setHasStarted] = useState(false);
  const { actions } = collection;
  const handleClose = () => {
    setOpen(undefined);
    // The page does not draw this without a selection, so the dialog comes first.
    if (hasStarted) onClear();
  };
  const common = { collection, selection, onClose: handleClose, onStarted: () => setHasStarted(true) };
  return (
    <>
      <Flex gap="small" wrap>
        {actions.includes('edit') && (
          <Button icon={<EditOutlined aria-hidden />} onClick={() => setOpen('edit')}>
            {t('bulk.edit.button')}
          </Button>
        )}
        {actions.includes('delete') && (
          <Button danger icon={<DeleteOutlined aria-hidden />} onClick={() => setOpen('delete')}>
            {t('bulk.delete.button')}
          </Button>
        )}
      </Flex>
      <Suspense>
        {open === 'edit' && <EditDialog {...common} />}
        {open === 'delete' && <BulkDialog {...common} title={t('bulk.delete.title')} change={deletion} />}
      </Suspense>
    </>
  );
}

const deletion = { action: 'delete' } as const;
