import { useFailureText } from '@signalbox/console-kit';
import { Alert, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import type { SavedView } from '@signalbox/collections-core';
import { useOpenerFocus } from '../common/use-opener-focus';
import type { Collection } from '../common/collection';
import { useSaveView } from './use-save-view';

interface DeleteDialogProps {
  collection: Collection;
  view: SavedView;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before a view is deleted. */
export function DeleteDialog({ collection, view, onDeleted, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('collections-react');
  const failureText = useFailureText();
  useOpenerFocus();
  const { remove } = useSaveView(collection.id);
  const handleDelete = async () => {
    await remove.mutateAsync(view);
    onClose();
    onDeleted();
  };
  return (
    <Modal
      open
      centered
      title={t('view.deleteTitle', { name: view.name })}
      okText={t('view.deleteOk')}
      okButtonProps={{ danger: true, loading: remove.isPending }}
      cancelText={t('cancel')}
      closable={{ 'aria-label': t('cancel') }}
      // The dialog shows the error.
      onOk={() => void handleDelete().catch(() => undefined)}
      onCancel={onClose}
    >
      <p>{t(view.scope === 'private' ? 'view.deletePrivate' : 'view.deleteShared')}</p>
      {remove.error ? <Alert type="error" showIcon role="alert" title={failureText(remove.error)} /> : null}
    </Modal>
  );
}
