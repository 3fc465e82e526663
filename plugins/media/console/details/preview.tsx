import { textIn } from '@signalbox/api';
import { imageUrl } from '@signalbox/api/client';
import { useConsole } from '@signalbox/api/react';
import { LoadFailure, LoadingLines } from '@signalbox/console-kit';
import { useQuery } from '@tanstack/react-query';
import { Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileDetails } from '../../shared/details';
import { KindIcon } from '../items/kind-icon';
import { bytesText } from '../library/bytes-text';
import styles from './details.module.css';
import { textBytes, textQuery } from './file-queries';
import { previewKind } from './preview-kind';

/** Shows a file as far as the browser can: a picture, sound, a film, a PDF or a text. */
export function Preview({ file }: { file: FileDetails }) {
  const { t } = useTranslation('media');
  const { language } = useConsole();
  const [failed, setFailed] = useState<string>();
  const kind = previewKind(file);
  // A replaced file keeps its address: the browser would show the content that it has.
  const source = `${imageUrl(file.url)}?changed=${Date.parse(file.modifiedAt)}`;
  const fail = () => setFailed(source);
  // Some browsers, such as those of phones, would show an empty frame.
  const isUnshown = kind === 'pdf' && navigator.pdfViewerEnabled === false;
  if (failed === source || isUnshown || kind === 'none')
    return (
      <div className={styles.icon}>
        <KindIcon item={{ kind: 'file', path: file.path, name: file.name, file }} />
        <span>{t(isUnshown ? 'preview.noPdf' : failed === source ? 'preview.failed' : 'preview.none')}</span>
      </div>
    );
  switch (kind) {
    case 'picture':
      return (
        <div className={styles.picture}>
          <Picture key={source} source={source} alt={textIn(file.altText, language)} onError={fail} />
        </div>
      );
    case 'audio':
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- a file of the library has no captions beside it
      return <audio key={source} controls preload="metadata" src={source} aria-label={file.name} onError={fail} />;
    case 'video':
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- a file of the library has no captions beside it
      return <video key={source} controls preload="metadata" src={source} aria-label={file.name} onError={fail} />;
    case 'pdf':
      // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandbox; a PDF has no page of this origin
      return <iframe key={source} src={source} title={t('preview.of', { name: file.name })} className={styles.page} />;
    case 'text':
      return <TextPreview file={file} />;
  }
}

/** The thumbnail, or the picture itself where there is none. */
function Picture({ source, alt, onError }: { source: string; alt: string; onError: () => void }) {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <img
      src={isWhole ? source : `${source}&thumbnail=1280`}
      alt={alt}
      onError={isWhole ? onError : () => setIsWhole(true)}
    />
  );
}

/** The beginning of a text file. */
function TextPreview({ file }: { file: FileDetails }) {
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
