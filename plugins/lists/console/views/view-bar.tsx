import { DownOutlined } from '@ant-design/icons';
import { useFailureText } from '@signalbox/console-kit';
import { Alert, Button, Dropdown, type MenuProps } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenModel } from '../model/open-model';
import type { ListPlace } from '../place/place';
import { sentPart, useSaveView } from './use-save-view';
import type { Views } from './use-views';
import styles from './views.module.css';
import { queryOfPlace, scopes, storedColumns } from './view-content';

const ViewDialog = lazy(async () => ({ default: (await import('./view-dialog')).ViewDialog }));
const DeleteDialog = lazy(async () => ({ default: (await import('./delete-dialog')).DeleteDialog }));

interface ViewBarProps {
  model: OpenModel;
  place: ListPlace;
  views: Views;
}

/** Chooses the saved view of the list, and saves what has changed. */
export function ViewBar({ model, place, views }: ViewBarProps) {
  const { t } = useTranslation('lists');
  const failureText = useFailureText();
  const [dialog, setDialog] = useState<OpenDialog>();
  const { save } = useSaveView(model.id);
  const { active, isDirty, reset, shown } = views;
  const changes = { query: queryOfPlace(place), ...(active?.columns ? { columns: storedColumns(shown) } : {}) };
  const menu = useViewMenu(views, setDialog);
  return (
    <div className={styles.bar}>
      <Dropdown menu={menu} trigger={['click']}>
        <Button aria-label={t('view.label', { name: active?.name ?? t('view.none') })} className={styles.open}>
          <bdi className={styles.name}>{active?.name ?? t('view.none')}</bdi>
          {isDirty ? <span className={styles.dirty}>{t('view.changed')}</span> : null}
          <DownOutlined aria-hidden />
        </Button>
      </Dropdown>
      {isDirty && active?.isEditable ? (
        <Button
          type="primary"
          ghost
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
      {views.error ? (
        <Alert type="warning" showIcon title={t('view.loadFailed', { reason: failureText(views.error) })} />
      ) : null}
      <ViewDialogs model={model} place={place} views={views} dialog={dialog} onClose={() => setDialog(undefined)} />
    </div>
  );
}

type OpenDialog = 'new' | 'edit' | 'delete';

/** The saved views by their users, and what can be done with the chosen one. */
function useViewMenu({ all, active, choose }: Views, openDialog: (dialog: OpenDialog) => void): MenuProps {
  const { t } = useTranslation('lists');
  const item = (key: string, label: string) => ({ key, label: <bdi>{label}</bdi> });
  const groups = scopes.flatMap((scope) => {
    const ofScope = all.filter((view) => view.scope === scope);
    if (ofScope.length === 0) return [];
    const children = ofScope.map(({ id, name }) => item(`view ${id}`, name));
    return [{ key: scope, type: 'group' as const, label: t(`view.scope.${scope}`), children }];
  });
  return {
    selectable: true,
    selectedKeys: [active ? `view ${active.id}` : 'none'],
    items: [
      item('none', t('view.none')),
      ...groups,
      { type: 'divider' },
      item('new', t('view.saveAs')),
      ...(active?.isEditable ? [item('edit', t('view.edit')), item('delete', t('view.delete'))] : []),
    ],
    onClick: ({ key }) => {
      if (key === 'new' || key === 'edit' || key === 'delete') return openDialog(key);
      choose(all.find(({ id }) => key === `view ${id}`));
    },
  };
}

interface ViewDialogsProps extends ViewBarProps {
  dialog: OpenDialog | undefined;
  onClose: () => void;
}

function ViewDialogs({ model, place, views, dialog, onClose }: ViewDialogsProps) {
  const { active, shown } = views;
  return (
    <Suspense>
      {dialog === 'new' || dialog === 'edit' ? (
        <ViewDialog
          model={model}
          place={place}
          shown={shown}
          view={dialog === 'edit' ? active : undefined}
          onSaved={(id) => views.follow(id)}
          onClose={onClose}
        />
      ) : null}
      {dialog === 'delete' && active ? (
        <DeleteDialog model={model} view={active} onDeleted={() => views.follow(undefined)} onClose={onClose} />
      ) : null}
    </Suspense>
  );
}
