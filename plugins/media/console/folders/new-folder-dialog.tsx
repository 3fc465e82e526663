import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { NameField } from '../names/name-field';
import { useNewFolder } from './use-new-folder';

interface NewFolderDialogProps {
  folder: string;
  onCreated: (path: string) => void;
  onClose: () => void;
}

/** Makes a folder in the shown one. Enter creates it. */
export function NewFolderDialog({ folder, onCreated, onClose }: NewFolderDialogProps) {
  const { t } = useTranslation('media');
  const { field, create, handleSubmit } = useNewFolder({ folder, onCreated });
  return (
    <Modal
      open
      centered
      title={t('newFolder.title')}
      okText={t('newFolder.ok')}
      cancelText={t('cancel')}
      confirmLoading={field.isBusy}
      onOk={create}
      onCancel={onClose}
      focusable={{ focusTriggerAfterClose: false }}
    >
      <form onSubmit={handleSubmit}>
        <NameField {...field} />
      </form>
    </Modal>
  );
}
