import { DownloadOutlined, ExportOutlined } from '@ant-design/icons';
import { imageUrl } from '@signalbox/api/client';
import { useConsole } from '@signalbox/api/react';
import { LoadFailure, LoadingLines } from '@signalbox/console-kit';
import { useQuery } from '@tanstack/react-query';
import { Button, Drawer, Flex } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../library/paths';
import { AltText } from './alt-text';
import styles from './details.module.css';
import { FileProperties } from './file-properties';
import { fileQuery } from './file-queries';
import { Preview } from './preview';
import { UsesList } from './uses-list';
import { VersionsList } from './versions-list';

interface FileDrawerProps {
  /** Path of the open file, inside the library. */
  path: string;
  onClose: () => void;
  /** More that can be done with the file. */
  actions?: ReactNode;
}

/** The details of one file beside the list: preview, properties, alternative text, uses and versions. */
export function FileDrawer({ path, onClose, actions }: FileDrawerProps) {
  const { t } = useTranslation('media');
  const { api, language, languages } = useConsole();
  const { data: file, error, refetch } = useQuery(fileQuery(api, path));
  const isRtl = languages.find(({ code }) => code === language)?.direction === 'rtl';
  return (
    <Drawer
      open
      onClose={onClose}
      placement={isRtl ? 'left' : 'right'}
      size={480}
      title={<bdi>{nameOf(path)}</bdi>}
      closable={{ 'aria-label': t('details.close') }}
      styles={{ wrapper: { maxInlineSize: '100%' } }}
    >
      {error ? (
        <LoadFailure
          error={error}
          onRetry={() => void refetch()}
          titleOf={(reason) => t('details.failed', { reason })}
        />
      ) : null}
      {file === undefined && !error ? <LoadingLines label={t('details.loading')} rows={3} /> : null}
      {file && !error ? (
        <div key={file.path} className={styles.details}>
          <div className={styles.preview}>
            <Preview file={file} />
          </div>
          <Flex gap="small" wrap>
            <Button icon={<DownloadOutlined aria-hidden />} href={imageUrl(file.url)} download={file.name}>
              {t('details.download')}
            </Button>
            <Button icon={<ExportOutlined aria-hidden />} href={imageUrl(file.url)} target="_blank" rel="noreferrer">
              {t('details.open')}
            </Button>
            {actions}
          </Flex>
          <FileProperties file={file} />
          <AltText file={file} />
          <UsesList path={file.path} />
          <VersionsList file={file} />
        </div>
      ) : null}
    </Drawer>
  );
}
