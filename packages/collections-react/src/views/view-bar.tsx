import { useFailureText } from '@signalbox/console-kit';
import { Alert, Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Collection } from '../common/collection';
import { type ListPlace, queryOfPlace, storedColumns } from '@signalbox/collections-core';
import { sentPart, useSaveView } from './use-save-view';
import type { Views } from './use-views';
import { type ViewAction, ViewMenu } from './view-menu';
import styles from './views.module.css';

const ViewDialog = lazy(async () => ({ default: (await import('./view-dialog')).ViewDialog }));
const DeleteDialog = lazy(async () => ({ default: (await import('./delete-dialog')).DeleteDialog }));

interface ViewBarProps {
  collection: Collection;
  place: ListPlace;
  views: Views;
}

/** Chooses the saved view of the list, and saves what has changed. */
export function ViewBar({ collection, place, views }: ViewBarProps) {
  const { t } = useTranslation('collections-react');
  const failureText = useFailureText();
  const [dialog, setDialog] = useState<ViewAction>();
  const { save } = useSaveView(collection.id);
  const { active, isDirty, reset, shown, follow, error } = views;
  const close = () => setDialog(undefined);
  const changes = { query: queryOfPlace(place), ...(active?.columns ? { columns: storedColumns(shown) } : {}) };
  return (
    <div className={styles.bar}>
      <ViewMenu views={views} onAction={setDialog} />
      {isDirty && active?.isEditable ? (
        <Button
          type="primary"
          loading={save.isPending}
          onClick={() => save.mutate({ id: active.id, view: { ...sentPart(active), ...changes } })}
        >
          {t('view.save')}
        </Button>
      ) : null}
      {isDirty ? (
        <Button type="text" onClick={reset}>
          {t('view.reset')}
        </Button>
      ) : null}
      {save.error ? (
        <Alert type="error" showIcon role="alert" title={t('view.saveFailed', { reason: failureText(save.error) })} />
      ) : null}
      {error ? <Alert type="warning" showIcon title={t('view.loadFailed', { reason: failureText(error) })} /> : null}
      <Suspense>
        {dialog === 'new' || dialog === 'edit' ? (
          <ViewDialog
            {...{ collection, place, shown }}
            view={dialog === 'edit' ? active : undefined}
            onSaved={follow}
            onClose={close}
          />
        ) : null}
        {dialog === 'delete' && active ? (
          <DeleteDialog collection={collection} view={active} onDeleted={() => follow(undefined)} onClose={close} />
        ) : null}
      </Suspense>
    </div>
  );
}
