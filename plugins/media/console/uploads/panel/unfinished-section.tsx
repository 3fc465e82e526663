import { DeleteOutlined, FileAddOutlined } from '@ant-design/icons';
import { useConsole } from '@signalbox/api/react';
import { Button } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { bytesText } from '../../library/bytes-text';
import type { UploadQueue } from '../queue/upload-queue';
import type { UnfinishedUpload } from '../unfinished/unfinished-upload';
import styles from './panel.module.css';

interface UnfinishedSectionProps {
  unfinished: readonly UnfinishedUpload[];
  queue: UploadQueue;
}

/** The uploads that an earlier visit left unfinished. Their files must be chosen again: browsers do not keep them. */
export function UnfinishedSection({ unfinished, queue }: UnfinishedSectionProps) {
  const { t } = useTranslation('media');
  const { language } = useConsole();
  const input = useRef<HTMLInputElement>(null);
  const textOf = ({ bytes, received }: UnfinishedUpload) =>
    received === undefined
      ? bytesText(bytes, language)
      : t('uploads.unfinished.received', {
          done: bytesText(received, language),
          total: bytesText(bytes, language),
        });
  return (
    <section aria-label={t('uploads.unfinished.title')} className={styles.unfinished}>
      <h3 className={styles.subtitle}>{t('uploads.unfinished.title')}</h3>
      <p className={styles.quiet}>{t('uploads.unfinished.text')}</p>
      <ul className={styles.list}>
        {unfinished.map((each) => (
          <li key={each.id} className={styles.row}>
            <span className={styles.texts}>
              <span
                className={styles.name}
                title={each.directory === '' ? each.name : `${each.directory}/${each.name}`}
              >
                <bdi>{each.name}</bdi>
              </span>
              <span className={styles.quiet}>{textOf(each)}</span>
            </span>
            <Button
              type="text"
              size="small"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t('uploads.unfinished.discard', { name: each.name })}
              title={t('uploads.unfinished.discard', { name: each.name })}
              onClick={() => queue.discard(each.id)}
            />
          </li>
        ))}
      </ul>
      <Button size="small" icon={<FileAddOutlined aria-hidden />} onClick={() => input.current?.click()}>
        {t('uploads.unfinished.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('uploads.unfinished.choose')}
        onChange={({ target }) => {
          queue.continueWith([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </section>
  );
}
