import { useConsole } from '@signalbox/api/react';
import type { PickedTab, TabNode } from '@signalbox/engine/core';
import type { GroupDefinition } from '@signalbox/schemas';
import { theme } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Drafts } from '../drafts/drafts';
import styles from './tab-label.module.css';
import { TabStrip } from './tab-strip';

interface GroupTabsProps {
  group: GroupDefinition;
  tabs: TabNode[];
  picked: PickedTab;
  drafts: Drafts;
  /** `index`: the place among the tabs of one parent. */
  onChange: (tab: string, index?: number) => void;
  /** The content of a tab. */
  children: (node: TabNode) => ReactNode;
}

/** The tab list of a group. A tab with tabs of its own shows a second list. */
export function GroupTabs({ group, tabs, picked, drafts, onChange, children: draw }: GroupTabsProps) {
  const { t } = useTranslation('settings');
  const { parent, tab } = picked;
  const labelled = (nodes: TabNode[]) =>
    nodes.map((node) => ({
      key: node.key,
      disabled: node.isDisabled === true,
      label: <TabLabel node={node} drafts={drafts} />,
    }));
  const indexIn = (nodes: TabNode[], key: string) => nodes.findIndex((child) => child.key === key);
  const active = parent ?? tab;
  return (
    <TabStrip label={t(`groups/${group.key}::title`)} active={active.key} onChange={onChange} tabs={labelled(tabs)}>
      {active.children.length === 0 ? (
        draw(active)
      ) : (
        <TabStrip
          label={t(active.titleKey)}
          active={tab.key}
          onChange={(key) => onChange(active.key, indexIn(active.children, key))}
          tabs={labelled(active.children)}
        >
          {draw(tab)}
        </TabStrip>
      )}
    </TabStrip>
  );
}

/** Icon and title of a tab, with a dot for unsaved changes, red if a value is invalid. */
function TabLabel({ node, drafts }: { node: TabNode; drafts: Drafts }) {
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
