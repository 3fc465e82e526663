import { useConsole, useMay } from '@signalbox/api/react';
import { LoadFailure, LoadingLines } from '@signalbox/console-kit';
import type { MediaPickerProps } from '@signalbox/widgets';
import { useQuery } from '@tanstack/react-query';
import { Empty, Flex, Input, Modal, Pagination, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offered } from '../library/library-entries';
import { entriesQuery } from '../library/library-queries';
import { DirectoryTree } from './directory-tree';
import { FileCard } from './file-card';
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

interface FileGridProps {
  directory: string;
  text: string;
  allowedExtensions: readonly string[] | undefined;
  /** URL of the picked file. */
  picked: string | undefined;
  onPick: (filePath: string) => void;
}

const pageSize = 30;

/** The files of one directory as one radio group: arrow keys move between files. */
function FileGrid({ directory, text, allowedExtensions, picked, onPick }: FileGridProps) {
  const { t } = useTranslation('media');
  const { api, language } = useConsole();
  const { data, error, isPending, refetch } = useQuery(entriesQuery(api, directory));
  const [page, setPage] = useState(1);
  if (isPending) return <LoadingLines label={t('picker.loading')} rows={3} />;
  if (error)
    return (
      <LoadFailure
        error={error}
        onRetry={() => void refetch()}
        titleOf={(reason) => t('picker.loadFailed', { reason })}
      />
    );

  const files = offered({ entries: data, allowedExtensions, text, language });
  const pages = Math.max(1, Math.ceil(files.length / pageSize));
  const shown = Math.min(page, pages);
  if (files.length === 0) {
    return (
      <Empty
        image={Empty.PRESENTED_IMAGE_SIMPLE}
        description={text === '' ? t('picker.empty') : t('picker.nothingFound', { text })}
      />
    );
  }
  return (
    <Flex vertical gap="middle">
      <Radio.Group
        aria-label={t('picker.files')}
        name="media-picker-file"
        value={picked}
        onChange={(event) => onPick(String(event.target.value))}
        style={{ maxBlockSize: 360, overflow: 'auto' }}
      >
        <Flex wrap="wrap" gap="small">
          {files.slice((shown - 1) * pageSize, shown * pageSize).map((entry) => (
            <FileCard key={entry.path} entry={entry} />
          ))}
        </Flex>
      </Radio.Group>
      {pages > 1 && (
        <Pagination
          current={shown}
          total={files.length}
          pageSize={pageSize}
          showSizeChanger={false}
          onChange={setPage}
          size="small"
        />
      )}
    </Flex>
  );
}
