import { useFailureText } from '@signalbox/console-kit';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { BulkItem } from './bulk-item';
import styles from './bulk.module.css';
import type { Failed } from './run-each';

interface BulkFailuresProps {
  doneCount: number;
  failed: readonly Failed<BulkItem>[];
  left: readonly BulkItem[];
}

/** Shows which items failed, and why. */
export function BulkFailures({ doneCount, failed, left }: BulkFailuresProps) {
  const { t } = useTranslation('media');
  const failureText = useFailureText();
  const notDone = failed.length + left.length;
  const title =
    doneCount > 0 ? t('bulk.partly', { done: doneCount, count: notDone }) : t('bulk.none', { count: notDone });
  return (
    <Alert
      type={failed.length > 0 ? 'error' : 'warning'}
      showIcon
      role="alert"
      title={title}
      description={
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls a long list
        <ul className={styles.failures} aria-label={title} tabIndex={0}>
          {failed.map(({ item, error }) => (
            <li key={item.key}>
              <strong>
                <bdi>{item.name}</bdi>
              </strong>
              <span>{failureText(error)}</span>
            </li>
          ))}
          {left.map((item) => (
            <li key={item.key}>
              <strong>
                <bdi>{item.name}</bdi>
              </strong>
              <span>{t('bulk.notTried')}</span>
            </li>
          ))}
        </ul>
      }
    />
  );
}
