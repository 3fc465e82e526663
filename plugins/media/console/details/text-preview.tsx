import { useConsole } from '@signalbox/api/react';
import { LoadFailure, LoadingLines } from '@signalbox/console-kit';
import { useQuery } from '@tanstack/react-query';
import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FileDetails } from '../../shared/details';
import { bytesText } from '../library/bytes-text';
import styles from './details.module.css';
import { textBytes, textQuery } from './file-queries';

/** The beginning of a text file. */
export function TextPreview({ file }: { file: FileDetails }) {
  const { t } = useTranslation('media');
  const { language } = useConsole();
  const { data: text, error, refetch } = useQuery(textQuery(file));
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} titleOf={() => t('preview.failed')} />;
  if (text === undefined) return <LoadingLines label={t('list.loading')} rows={4} />;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it */}
      <pre className={styles.text} dir="auto" tabIndex={0} aria-label={t('preview.of', { name: file.name })}>
        {text}
      </pre>
      {file.bytes > textBytes ? (
        <Typography.Text type="secondary">
          {t('preview.part', { size: bytesText(textBytes, language) })}
        </Typography.Text>
      ) : null}
    </>
  );
}
