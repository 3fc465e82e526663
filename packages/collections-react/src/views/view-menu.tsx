import { DownOutlined } from '@ant-design/icons';
import { MenuButton } from '@signalbox/console-kit/menu-button';
import { Button, type MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Views } from './use-views';
import { scopes } from '@signalbox/collections-core';
import styles from './views.module.css';

/** A dialog about a view. */
export type ViewAction = 'new' | 'edit' | 'delete';

interface ViewMenuProps {
  views: Views;
  onAction: (action: ViewAction) => void;
}

/** The saved views by who sees them, and what can be done with the chosen one. */
export function ViewMenu({ views: { all, active, isDirty, choose }, onAction }: ViewMenuProps) {
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
