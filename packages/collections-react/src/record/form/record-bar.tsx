import { SaveBar } from '@signalbox/console-kit';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { ClashView } from './clash-view';
import styles from '../record-panel.module.css';
import { SaveStory } from './save-story';
import type { useRecordForm } from './use-record-form';

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
