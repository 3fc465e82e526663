import { useFailureText } from '@signalbox/console-kit';
import { Alert, type InputRef, Modal } from 'antd';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ListPlace,
  queryOfPlace,
  type SavedView,
  type ShownColumn,
  storedColumns,
} from '@signalbox/collections-core';
import { useOpenerFocus } from '../common/use-opener-focus';
import type { Collection } from '../common/collection';
import { useSaveView } from './use-save-view';
import { type ViewDraft, ViewFields } from './view-fields';
import styles from './views.module.css';

interface ViewDialogProps {
  collection: Collection;
  place: ListPlace;
  shown: readonly ShownColumn[];
  /** The view whose name, users and default are changed. Undefined: a new one is saved. */
  view: SavedView | undefined;
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** Saves what the list shows as a view, with its name and its users. */
export function ViewDialog({ collection, place, shown, view, onSaved, onClose }: ViewDialogProps) {
  const { t } = useTranslation('collections-react');
  const failureText = useFailureText();
  useOpenerFocus();
  const formId = useId();
  const name = useRef<InputRef>(null);
  const [draft, setDraft] = useState<ViewDraft>(view ?? { name: '', scope: 'private', columns: [] });
  const [isTried, setIsTried] = useState(false);
  const { save } = useSaveView(collection.id);
  const handleSave = async () => {
    setIsTried(true);
    if (draft.name.trim() === '' || (draft.scope === 'role' && draft.role === undefined)) return;
    const id = await save.mutateAsync({ id: view?.id, view: viewOf(draft, { place, shown }) });
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
        <ViewFields draft={draft} isTried={isTried} nameRef={name} onChange={setDraft} />
        {save.error ? (
          <Alert type="error" showIcon role="alert" title={t('view.saveFailed', { reason: failureText(save.error) })} />
        ) : null}
      </form>
    </Modal>
  );
}

function viewOf(
  { name, scope, role, isDefault, columns }: ViewDraft,
  { place, shown }: Pick<ViewDialogProps, 'place' | 'shown'>,
) {
  return {
    name: name.trim(),
    scope,
    isDefault: isDefault === true,
    query: queryOfPlace(place),
    ...(scope === 'role' && role !== undefined ? { role } : {}),
    ...(columns ? { columns: storedColumns(shown) } : {}),
  };
}
