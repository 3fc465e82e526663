import { DownOutlined } from '@ant-design/icons';
import { type ListPlace, queryOfPlace, scopes, storedColumns } from '@signalbox/collections-core';
import { useFailureText } from '@signalbox/console-kit';
import { MenuButton } from '@signalbox/console-kit/menu-button';
import { Alert, Button, type MenuProps } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Collection } from '../common/collection';
import { sentPart, useSaveView } from './use-save-view';
import type { Views } from './use-views';
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

/** A dialog about a view. */
type ViewAction = 'new' | 'edit' | 'delete';

interface ViewMenuProps {
  views: Views;
  onAction: (action: ViewAction) => void;
}

/** The saved views by who sees them, and what can be done with the chosen one. */
function ViewMenu({ views: { all, active, isDirty, choose }, onAction }: ViewMenuProps) {
  const { t } = useTranslation('collections-react');
  const name = active?.name ?? t('view.none');
  const item = (key: string, label: string) => ({ key, label: <bdi>{label}</bdi> });
  const groups = scopes.flatMap((scope) => {
    const children = all.filter((view) => view.scope === scope).map((view) => item(`view ${view.id}`, view.name));
    return children.length > 0
      ? [{ key: scope, type: 'group' as const, label: t(`view.scope.${scope}`), children }]
      : [];
  });
  const menu: MenuProps = {
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
      if (key === 'new' || key === 'edit' || key === 'delete') return onAction(key);
      choose(all.find(({ id }) => key === `view ${id}`));
    },
  };
  return (
    <MenuButton menu={menu}>
      <Button aria-label={t(isDirty ? 'view.labelChanged' : 'view.label', { name })} className={styles.open}>
        <bdi className={styles.name}>{name}</bdi>
        {isDirty ? <span className={styles.dirty}>{t('view.changed')}</span> : null}
        <DownOutlined aria-hidden />
      </Button>
    </MenuButton>
  );
}
