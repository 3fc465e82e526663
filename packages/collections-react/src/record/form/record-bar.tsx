import { ConflictAlert, SaveBar, useFailureText, useFieldConflicts } from '@signalbox/console-kit';
import type { Pointer } from '@signalbox/engine/core';
import type { FormMessages, FormStore } from '@signalbox/engine/react';
import type { JsonObject } from '@signalbox/schemas';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../record-panel.module.css';
import type { useRecordForm } from './use-record-form';
import type { SaveFailure } from './use-save-record';

interface RecordBarProps {
  editing: ReturnType<typeof useRecordForm>;
  /** The record was deleted while it was open. */
  isDeleted: boolean;
  onClose: () => void;
}

/** Save, with what the user has to know about it: a deleted record, a clash, a failed save. */
export function RecordBar({ editing, isDeleted, onClose }: RecordBarProps) {
  const { t } = useTranslation('collections-react');
  const { store, messages, status, isNew, mayChange, isSaving, correct, clash, failure, save, retry } = editing;
  return (
    <div className={styles.bar}>
      <SaveBar
        // Values of a new record are its input. What it lacks is said once the user saves it.
        status={
          isNew ? { ...status, isDirty: mayChange, isValid: true, ...(!correct.isOn && { errorCount: 0 }) } : status
        }
        isSaving={isSaving}
        onSave={save}
        onCancel={onClose}
        onCorrect={correct.goToNext}
      >
        {isDeleted && (
          <Alert
            type="warning"
            showIcon
            role="alert"
            title={t('record.gone.title')}
            description={mayChange ? t('record.gone.text') : undefined}
          />
        )}
        {clash && (
          <ClashView
            store={store}
            pointers={clash.pointers}
            theirs={clash.theirs}
            messages={messages}
            onSaveMine={clash.saveMine}
            onTakeTheirs={clash.takeTheirs}
          />
        )}
        {failure && <SaveStory failure={failure} onRetry={retry} />}
      </SaveBar>
    </div>
  );
}

/** Shows why the last save failed, above Save, or what the platform asks before it saves. */
function SaveStory({ failure, onRetry }: { failure: SaveFailure; onRetry: () => void }) {
  const { t } = useTranslation('collections-react');
  const failureText = useFailureText();
  if (failure.kind === 'question')
    return (
      <Alert
        type="warning"
        showIcon
        role="alert"
        title={t('record.saveFailed')}
        description={failureText(failure.error)}
        action={
          <Button danger onClick={failure.confirm}>
            {t('record.saveAnyway')}
          </Button>
        }
      />
    );
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={t('record.saveFailed')}
      description={failure.kind === 'invalid' ? t('record.invalid') : failureText(failure.error)}
      action={failure.kind === 'invalid' ? undefined : <Button onClick={onRetry}>{t('record.retry')}</Button>}
    />
  );
}

interface ClashViewProps {
  store: FormStore;
  /** Fields that both the user and another user have changed. */
  pointers: readonly Pointer[];
  /** The record as it is now. */
  theirs: JsonObject;
  messages: FormMessages;
  onSaveMine: () => void;
  onTakeTheirs: () => void;
}

/** Both values of each field that another user saved first, and the choice between them. */
function ClashView({ store, pointers, theirs, messages, onSaveMine, onTakeTheirs }: ClashViewProps) {
  const { t } = useTranslation('collections-react');
  const rows = useFieldConflicts({ pointers, stores: [store], theirs, messages, t });
  return (
    <ConflictAlert
      title={t('conflict.title')}
      text={t('conflict.text')}
      rows={rows}
      columns={{ title: t('conflict.field'), mine: t('conflict.mine'), theirs: t('conflict.theirs') }}
      keepMine={{ label: t('conflict.keepMine'), onClick: onSaveMine }}
      takeTheirs={{ label: t('conflict.takeTheirs'), onClick: onTakeTheirs }}
    />
  );
}
