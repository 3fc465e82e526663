import { FileAddOutlined, FolderAddOutlined, UploadOutlined } from '@ant-design/icons';
import { useMay } from '@signalbox/api/react';
import { MenuButton } from '@signalbox/console-kit/menu-button';
import { Button } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { collectChosen } from '../collect/collect-chosen';
import { useUploadQueue } from '../queue/use-upload-queue';

/** Chooses files, or a folder with all that is in it, for a folder of the library. Nothing for users who may not add files. */
export function UploadButton({ folder }: { folder: string }) {
  const { t } = useTranslation('media');
  const { queue } = useUploadQueue();
  const mayAdd = useMay()('media.add');
  const files = useRef<HTMLInputElement>(null);
  const directory = useRef<HTMLInputElement>(null);
  if (!mayAdd) return null;
  const handleChange = ({ target }: { target: HTMLInputElement }) => {
    queue.add(collectChosen(target.files ?? []), folder);
    // So that the same files can be chosen again.
    target.value = '';
  };
  const items = [
    {
      key: 'files',
      label: t('uploads.files'),
      icon: <FileAddOutlined aria-hidden />,
      onClick: () => files.current?.click(),
    },
    {
      key: 'folder',
      label: t('uploads.folder'),
      icon: <FolderAddOutlined aria-hidden />,
      onClick: () => directory.current?.click(),
    },
  ];
  return (
    <>
      <MenuButton menu={{ items }} placement="bottomRight">
        <Button type="primary" icon={<UploadOutlined aria-hidden />}>
          {t('uploads.button')}
        </Button>
      </MenuButton>
      <input ref={files} type="file" multiple hidden aria-label={t('uploads.files')} onChange={handleChange} />
      <input
        ref={directory}
        type="file"
        multiple
        hidden
        aria-label={t('uploads.folder')}
        onChange={handleChange}
        {...{ webkitdirectory: '' }}
      />
    </>
  );
}
