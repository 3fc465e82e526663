import { useTranslation } from 'react-i18next';
import { BulkDialog, type BulkDialogProps } from './bulk-dialog';

/** Deletes the selected records, after a plan. */
export function DeleteDialog(props: BulkDialogProps) {
  const { t } = useTranslation('lists');
  return <BulkDialog {...props} title={t('bulk.delete.title')} change={deletion} />;
}

const deletion = { action: 'delete' } as const;
