import { useFailureText } from '@signalbox/console-kit';
import { Alert, Checkbox, Input, type InputRef, Modal } from 'antd';
import { type Ref, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListView } from '../../shared/generated/types';
import type { SavedView } from '../../shared/saved-view';
import type { ShownColumn } from '../layout/column-layout';
import type { OpenModel } from '../model/open-model';
import type { ListPlace } from '../place/place';
import { ScopeFields } from './scope-fields';
import { useSaveView } from './use-save-view';
import { queryOfPlace, storedColumns } from './view-content';
import styles from './views.module.css';

interface ViewDialogProps {
  model: OpenModel;
  place: ListPlace;
  shown: readonly ShownColumn[];
  /** The view whose name, users and default are changed. Undefined: a new one is saved. */
  view: SavedView | undefined;
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** Saves what the list shows as a view, with its name and its users. */
export function ViewDialog({ model, place, shown, view, onSaved, onClose }: ViewDialogProps) {
  const { t } = useTranslation('lists');
  const failureText = useFailureText();
  const formId = useId();
  const [draft, setDraft] = useState<ViewDraft>(view ?? { name: '', scope: 'private', isDefault: false, columns: [] });
  const name = useRef<InputRef>(null);
  const [isTried, setIsTried] = useState(false);
  const { save } = useSaveView(model.id);
  const isNameMissing = isTried && draft.name.trim() === '';
  const isRoleMissing = isTried && draft.scope === 'role' && draft.role === undefined;
  const change = (part: Partial<ViewDraft>) => setDraft({ ...draft, ...part });

  const handleSave = async () => {
    setIsTried(true);
    if (draft.name.trim() === '' || (draft.scope === 'role' && draft.role === undefined)) return;
    const id = await save.mutateAsync({ id: view?.id, view: sentView(draft, { place, shown }) });
    onClose();
    onSaved(id);
  };
  return (
    <Modal
      open
      centered
      title={t(view ? 'view.editTitle' : 'view.newTitle')}
      okText={t('view.save')}
      okButtonProps={{ htmlType: 'submit', form: formId, loading: save.isPending }}
      cancelText={t('cancel')}
      closable={{ 'aria-label': t('cancel') }}
      mask={{ closable: false }}
      onCancel={onClose}
      // Not earlier: the dialog itself takes the focus when it opens.
      afterOpenChange={(isShown) => isShown && name.current?.focus()}
    >
      <form
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          // The dialog shows the error.
          void handleSave().catch(() => undefined);
        }}
      >
        <NameField
          ref={name}
          value={draft.name}
          isMissing={isNameMissing}
          onChange={(text) => change({ name: text })}
        />
        <ScopeFields
          scope={draft.scope}
          role={draft.role}
          isRoleMissing={isRoleMissing}
          onChange={(next) => change(next)}
        />
        <Checkbox
          checked={draft.columns !== undefined}
          onChange={(event) => change({ columns: event.target.checked ? [] : undefined })}
        >
          {t('view.withColumns')}
        </Checkbox>
        <Checkbox checked={draft.isDefault === true} onChange={(event) => change({ isDefault: event.target.checked })}>
          {t(`view.default.${draft.scope}`)}
        </Checkbox>
        {save.error ? (
          <Alert type="error" showIcon role="alert" title={t('view.saveFailed', { reason: failureText(save.error) })} />
        ) : null}
      </form>
    </Modal>
  );
}

type ViewDraft = { [Name in 'name' | 'scope']: ListView[Name] } & {
  [Name in 'role' | 'isDefault' | 'columns']?: ListView[Name] | undefined;
};

function sentView(draft: ViewDraft, { place, shown }: Pick<ViewDialogProps, 'place' | 'shown'>) {
  return {
    name: draft.name.trim(),
    scope: draft.scope,
    isDefault: draft.isDefault === true,
    query: queryOfPlace(place),
    ...(draft.scope === 'role' && draft.role !== undefined ? { role: draft.role } : {}),
    ...(draft.columns ? { columns: storedColumns(shown) } : {}),
  };
}

interface NameFieldProps {
  ref: Ref<InputRef>;
  value: string;
  isMissing: boolean;
  onChange: (value: string) => void;
}

function NameField({ ref, value, isMissing, onChange }: NameFieldProps) {
  const { t } = useTranslation('lists');
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('view.name')}</label>
      <Input
        id={id}
        ref={ref}
        maxLength={100}
        required
        value={value}
        status={isMissing ? 'error' : ''}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? errorId : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {isMissing ? (
        <span id={errorId} role="alert" className={styles.error}>
          {t('view.nameMissing')}
        </span>
      ) : null}
    </div>
  );
}
