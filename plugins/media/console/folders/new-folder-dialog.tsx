import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../library/paths';
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
  const { name, setName, problem, isPending, create } = useNewFolder({ folder, onCreated });
  return (
    <Modal
      open
      centered
      title={t('newFolder.title')}
      okText={t('newFolder.ok')}
      cancelText={t('cancel')}
      confirmLoading={isPending}
      onOk={create}
      onCancel={onClose}
      focusable={{ focusTriggerAfterClose: false }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          create();
        }}
      >
        <NameField
          label={t('newFolder.in', { folder: folder === '' ? t('title') : nameOf(folder) })}
          value={name}
          onChange={setName}
          problem={problem}
          isBusy={isPending}
        />
      </form>
    </Modal>
  );
}
