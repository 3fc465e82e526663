import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { UploadQueue } from '../queue/upload-queue';
import styles from './panel.module.css';

interface QueueActionsProps {
  hasFailed: boolean;
  isRunning: boolean;
  queue: UploadQueue;
}

/** Retries all failed uploads, or cancels all that are not finished. */
export function QueueActions({ hasFailed, isRunning, queue }: QueueActionsProps) {
  const { t } = useTranslation('media');
  if (!hasFailed && !isRunning) return null;
  return (
    <div className={styles.actions}>
      {hasFailed ? (
        <Button size="small" onClick={queue.retryAll}>
          {t('uploads.retryAll')}
        </Button>
      ) : null}
      {isRunning ? (
        <Button size="small" onClick={queue.cancelAll}>
          {t('uploads.cancelAll')}
        </Button>
      ) : null}
    </div>
  );
}
