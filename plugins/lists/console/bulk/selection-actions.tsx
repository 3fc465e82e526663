import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SelectionActionsProps } from '../model/slot-props';

const EditDialog = lazy(async () => ({ default: (await import('./edit-dialog')).EditDialog }));
const BulkDialog = lazy(async () => ({ default: (await import('./bulk-dialog')).BulkDialog }));

/** Offers what can be done with the selected records: set a field of them, or delete them. */
export function SelectionActions({ model, selection, onClear }: SelectionActionsProps) {
  const { t } = useTranslation('lists');
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const [hasStarted, setHasStarted] = useState(false);
  const { actions } = model;
  const handleClose = () => {
    setOpen(undefined);
    // The page does not draw this without a selection, so the dialog comes first.
    if (hasStarted) onClear();
  };
  const common = { model, selection, onClose: handleClose, onStarted: () => setHasStarted(true) };
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
