import { UnsavedGuard } from '@signalbox/console-kit';
import { SchemaForm } from '@signalbox/engine/react';
import { useIsMutating } from '@tanstack/react-query';
import { Alert, ConfigProvider, theme } from 'antd';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Location } from 'react-router-dom';
import { recordWidgets } from '../../common/references/record-widget';
import { OwnActions, onceShownKey } from '../own-actions';
import { RecordBar } from './record-bar';
import styles from '../record-panel.module.css';
import { type RecordFormOptions, useRecordForm } from './use-record-form';

interface RecordFormProps extends RecordFormOptions {
  /** True while the panel closes without the question about unsaved input. */
  isLeaving: RefObject<boolean>;
  onClose: () => void;
}

/** The form of a record, with Save and its results. */
export function RecordForm(props: RecordFormProps) {
  const { collection, id, stored, isDeleted, isLeaving, onClose } = props;
  const { t } = useTranslation('collections-react');
  const { token } = theme.useToken();
  const editing = useRecordForm(props);
  const { store, status, messages, mayChange, isSaving } = editing;
  const isHeld = useIsMutating({ mutationKey: onceShownKey(collection.resource, id ?? '') }) > 0;
  // Without a field to focus, the keyboard scrolls the form itself.
  const scrolled = mayChange ? {} : { tabIndex: 0, role: 'region', 'aria-label': collection.name };
  return (
    <>
      <div className={styles.content} {...scrolled}>
        {!mayChange && !isDeleted && !collection.isReadOnly && (
          <Alert type="info" showIcon title={t('record.readOnly')} />
        )}
        {/* Values that cannot be changed are there to be read. */}
        <ConfigProvider {...(mayChange ? {} : { theme: { token: { colorTextDisabled: token.colorText } } })}>
          <SchemaForm store={store} widgets={recordWidgets} messages={messages} disabled={!mayChange || isSaving} />
        </ConfigProvider>
      </div>
      {(mayChange || isDeleted) && <RecordBar editing={editing} isDeleted={isDeleted} onClose={onClose} />}
      {id !== undefined && stored && !isDeleted && <OwnActions {...{ collection, id }} values={stored.values} />}
      <UnsavedGuard
        isDirty={status.isDirty}
        isHeld={isHeld}
        isLost={(next, current) => store.isDirty && !isLeaving.current && isOtherRecord(next, current)}
      />
    </>
  );
}

function isOtherRecord(next: Location, current: Location): boolean {
  const recordIn = ({ search }: Location) => new URLSearchParams(search).get('record');
  return next.pathname !== current.pathname || recordIn(next) !== recordIn(current);
}
