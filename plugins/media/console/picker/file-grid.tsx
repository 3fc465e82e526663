import { useConsole } from '@signalbox/api/react';
import { LoadFailure, LoadingLines } from '@signalbox/console-kit';
import { useQuery } from '@tanstack/react-query';
import { Empty, Flex, Pagination, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offered } from '../library/library-entries';
import { entriesQuery } from '../library/library-queries';
import { FileCard } from './file-card';

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
export function FileGrid({ directory, text, allowedExtensions, picked, onPick }: FileGridProps) {
  const { t } = useTranslation('media');
  const { api } = useConsole();
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

  const files = offered({ entries: data, allowedExtensions, text });
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
