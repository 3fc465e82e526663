import { LoadFailure, LoadingLines, RuntimeFormFrame, useRuntimeForm } from '@signalbox/console-kit';
import { Alert } from 'antd';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Collection } from '../common/collection';
import { RecordForm } from './form/record-form';
import styles from './record-panel.module.css';
import type { StoredRecord } from './record-query';

interface PanelContentProps {
  collection: Collection;
  /** Undefined for a new record. */
  id: string | undefined;
  /** The record as it was last read. */
  stored: StoredRecord | undefined;
  /** The error of the last reading. */
  error: Error | null;
  /** The platform has no such record, or not any more. */
  isMissing: boolean;
  /** True while the panel closes without the question about unsaved input. */
  isLeaving: RefObject<boolean>;
  onRetry: () => void;
  onClose: () => void;
  onOpen: (id: string) => void;
}

/** The form of a record, or why there is none. */
export function PanelContent(props: PanelContentProps) {
  const { collection, id, stored, error, isMissing, isLeaving, onRetry, onClose, onOpen } = props;
  const { t } = useTranslation('collections-react');
  const source = useRuntimeForm(collection.form);
  if (id === undefined && !collection.actions.includes('add'))
    return (
      <div className={styles.content}>
        <Alert type="warning" showIcon title={t('record.mayNotAdd')} />
      </div>
    );
  if (id !== undefined && stored === undefined) {
    return (
      <div className={styles.content}>
        {isMissing && <Alert type="warning" showIcon title={t('record.missing')} />}
        {error && !isMissing && (
          <LoadFailure error={error} onRetry={onRetry} titleOf={(reason) => t('record.loadFailed', { reason })} />
        )}
        {!error && <LoadingLines label={t('record.loading')} rows={3} />}
      </div>
    );
  }
  return (
    <RuntimeFormFrame source={source} className={styles.notice}>
      {(form) => (
        <RecordForm {...{ collection, id, form, source, stored, isLeaving, onClose, onOpen }} isDeleted={isMissing} />
      )}
    </RuntimeFormFrame>
  );
}
