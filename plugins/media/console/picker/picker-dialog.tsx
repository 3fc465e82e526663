import { useMay } from '@signalbox/api/react';
import type { MediaPickerProps } from '@signalbox/widgets';
import { Flex, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DirectoryTree } from './directory-tree';
import { FileGrid } from './file-grid';
import { UploadButton } from './upload-button';

export function PickerDialog({ open, onPick, onClose, allowedExtensions }: MediaPickerProps) {
  const { t } = useTranslation('media');
  const mayUpload = useMay()('media.add');
  const [directory, setDirectory] = useState('');
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<string | undefined>();

  const handleDirectory = (path: string) => {
    setDirectory(path);
    setPicked(undefined);
  };
  const handleUploaded = (url: string, uploadedTo: string) => {
    setPicked(url);
    // The top lists the files of all directories.
    if (directory !== '') setDirectory(uploadedTo);
  };
  return (
    <Modal
      open={open}
      title={t('picker.title')}
      okText={t('picker.choose')}
      cancelText={t('picker.cancel')}
      okButtonProps={{ disabled: picked === undefined }}
      onOk={() => picked !== undefined && onPick(picked)}
      onCancel={onClose}
      afterClose={() => setPicked(undefined)}
      width={920}
      destroyOnHidden
    >
      <Flex gap="large" align="stretch" wrap="wrap">
        <div style={{ flex: '1 1 200px', maxBlockSize: 420, overflow: 'auto' }}>
          <DirectoryTree selected={directory} onSelect={handleDirectory} />
        </div>
        <Flex vertical gap="middle" style={{ flex: '3 1 480px' }}>
          <Flex gap="small" wrap="wrap">
            <PickerSearch text={text} onText={setText} />
            {mayUpload && (
              <UploadButton directory={directory} allowedExtensions={allowedExtensions} onUploaded={handleUploaded} />
            )}
          </Flex>
          <FileGrid
            key={directory}
            directory={directory}
            text={text}
            allowedExtensions={allowedExtensions}
            picked={picked}
            onPick={setPicked}
          />
        </Flex>
      </Flex>
    </Modal>
  );
}

function PickerSearch({ text, onText }: { text: string; onText: (text: string) => void }) {
  const { t } = useTranslation('media');
  return (
    <Input.Search
      aria-label={t('picker.search')}
      placeholder={t('picker.search')}
      value={text}
      onChange={(event) => onText(event.target.value)}
      style={{ flex: '1 1 200px' }}
      allowClear
    />
  );
}
