import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../library/paths';
import { NameField } from '../names/name-field';
import { useNewFolder } from './use-new-folder';

interface NewFolderFormProps {
  /** The folder in which the new one is made. */
  folder: string;
  onCreated: (path: string) => void;
  onClose: () => void;
}

/** A line that makes a folder in another one. */
export function NewFolderForm({ folder, onCreated, onClose }: NewFolderFormProps) {
  const { t } = useTranslation('media');
  const { name, setName, problem, isPending, create } = useNewFolder({ folder, onCreated });
  return (
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
      <Flex gap="small" justify="end">
        <Button size="small" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button size="small" type="primary" htmlType="submit" loading={isPending}>
          {t('newFolder.ok')}
        </Button>
      </Flex>
    </form>
  );
}
