import { Badge, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { useConsole } from '@signalbox/api/react';
import type { TabNode } from '@signalbox/engine/core';
import type { DraftBook } from '../drafts/draft-book';

/** Icon and title of a tab, with a dot while it holds unsaved changes, red where a value must be corrected. */
export function TabLabel({ node, drafts }: { node: TabNode; drafts: DraftBook }) {
  const { Icon } = useConsole();
  const { t } = useTranslation('settings');
  const ids = new Set([node, ...node.children].flatMap(({ form }) => (form ? [form.id] : [])));
  const dirty = drafts.opened().filter((store) => ids.has(store.form.id) && store.isDirty);
  const isFaulty = dirty.some((store) => !store.isValid);
  return (
    <Flex gap={8} align="center">
      {node.icon === undefined ? null : <Icon name={node.icon} />}
      {t(node.titleKey)}
      {dirty.length > 0 ? (
        <Badge status={isFaulty ? 'error' : 'processing'} title={t(isFaulty ? 'tab.faulty' : 'tab.changed')} />
      ) : null}
    </Flex>
  );
}
