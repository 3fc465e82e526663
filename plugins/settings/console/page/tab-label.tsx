import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useConsole } from '@signalbox/api/react';
import type { TabNode } from '@signalbox/engine/core';
import type { Drafts } from '../drafts/drafts';
import styles from './tab-label.module.css';

/** Icon and title of a tab, with a dot for unsaved changes, red if a value is invalid. */
export function TabLabel({ node, drafts }: { node: TabNode; drafts: Drafts }) {
  const { Icon } = useConsole();
  const { t } = useTranslation('settings');
  const { token } = theme.useToken();
  const ids = new Set([node, ...node.children].flatMap(({ form }) => (form ? [form.id] : [])));
  const stores = drafts.opened().filter((store) => ids.has(store.form.id));
  const isInvalid = stores.some(drafts.hasErrors);
  const state = isInvalid ? 'tab.invalid' : 'tab.changed';
  return (
    <span className={styles.label}>
      {node.icon === undefined ? null : <Icon name={node.icon} />}
      {t(node.titleKey)}
      {isInvalid || stores.some((store) => store.isDirty) ? (
        <span title={t(state)}>
          <span className={styles.dot} style={{ background: isInvalid ? token.colorError : token.colorPrimary }} />
          <span className="visually-hidden"> {t(state)}</span>
        </span>
      ) : null}
    </span>
  );
}
