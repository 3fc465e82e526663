import {
  type RuntimeForm,
  type RuntimeFormSource,
  SaveBar,
  UnsavedGuard,
  useRuntimeMessages,
} from '@signalbox/console-kit';
import { SchemaForm, useFormStatus } from '@signalbox/engine/react';
import { Alert } from 'antd';
import { type RefObject, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Location } from 'react-router-dom';
import type { OpenModel } from '../model/open-model';
import { recordWidgets } from '../references/record-widget';
import { withReferences } from '../references/with-references';
import { ClashView } from './clash-view';
import styles from './record-panel.module.css';
import type { StoredRecord } from './record-query';
import { SaveStory } from './save-story';
import { useCorrect } from './use-correct';
import { useRecordDraft } from './use-record-draft';
import { useSaveRecord } from './use-save-record';

interface RecordFormProps {
  model: OpenModel;
  /** Undefined for a new record. */
  id: string | undefined;
  form: RuntimeForm;
  source: RuntimeFormSource;
  stored: StoredRecord | undefined;
  /** The record was deleted while it was open. */
  isDeleted: boolean;
  /** True while the panel closes without the question about unsaved input. */
  isLeaving: RefObject<boolean>;
  onClose: () => void;
  onOpen: (id: string) => void;
}

/** The form of a record, with Save and its results. */
export function RecordForm(props: RecordFormProps) {
  const { model, id, source, stored, isDeleted, isLeaving, onClose, onOpen } = props;
  const form = useMemo(() => withReferences(props.form, model.columns), [props.form, model.columns]);
  const { t } = useTranslation('lists');
  const messages = useRuntimeMessages(form);
  const { draft, clash, takeTheirs, goOnFrom } = useRecordDraft({ form, source, stored });
  const { store } = draft;
  const status = useFormStatus(store);
  const isNew = id === undefined || isDeleted;
  const mayChange = model.actions.includes(isNew ? 'add' : 'edit');
  const { save, isSaving, failure } = useSaveRecord({
    model: model.id,
    id: isNew ? undefined : id,
    draft,
    onSaved: goOnFrom,
    onCreated: onOpen,
    onInvalid: source.retry,
  });
  const correct = useCorrect(store);
  const handleSaveMine = () => {
    if (stored) goOnFrom(stored);
    save();
  };
  const hasClash = clash.length > 0 && !isDeleted;
  return (
    <>
      <div className={styles.content}>
        {!mayChange && !isDeleted && <Alert type="info" showIcon title={t('record.readOnly')} />}
        <SchemaForm store={store} widgets={recordWidgets} messages={messages} disabled={!mayChange || isSaving} />
      </div>
      {(mayChange || isDeleted) && (
        <div className={styles.bar}>
          <SaveBar
            // Values of a new record are its input. What it lacks is said once the user saves it.
            status={
              isNew ? { ...status, isDirty: mayChange, isValid: true, ...(!correct.isOn && { errorCount: 0 }) } : status
            }
            isSaving={isSaving}
            onSave={() => {
              correct.start();
              save();
            }}
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
            {hasClash && stored && (
              <ClashView
                store={store}
                pointers={clash}
                theirs={stored.values}
                messages={messages}
                onSaveMine={handleSaveMine}
                onTakeTheirs={takeTheirs}
              />
            )}
            {failure && !hasClash && <SaveStory failure={failure} onRetry={save} />}
          </SaveBar>
        </div>
      )}
      <UnsavedGuard
        isDirty={status.isDirty}
        isLost={(next, current) => store.isDirty && !isLeaving.current && isOtherRecord(next, current)}
      />
    </>
  );
}

function isOtherRecord(next: Location, current: Location): boolean {
  const recordIn = ({ search }: Location) => new URLSearchParams(search).get('record');
  return next.pathname !== current.pathname || recordIn(next) !== recordIn(current);
}
