import { ConflictTable } from '@signalbox/console-kit';
import type { FormMessages } from '@signalbox/engine/react';
import type { FormDefinition } from '@signalbox/schemas';
import { Alert, Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PageClash } from '../../shared/merge/merge-nodes';
import { findNode } from '../../shared/tree/find-node';
import type { PageTree } from '../../shared/tree/page-node';
import { usePageTitle } from '../editor/use-page-title';
import { usePageValueText } from './use-page-value-text';

interface ClashPanelProps {
  clashes: readonly PageClash[];
  mine: PageTree;
  theirs: PageTree;
  form: FormDefinition;
  messages: FormMessages;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Shows both versions of each page that two administrators changed. */
export function ClashPanel({ clashes, mine, theirs, form, messages, onKeepMine, onTakeTheirs }: ClashPanelProps) {
  const { t } = useTranslation('pages');
  const titleOf = usePageTitle();
  const differences = usePageValueText({ clashes, form, messages });

  const placeIn = (tree: PageTree, key: string) => {
    const found = findNode(tree, key);
    const parent = found?.ancestors.at(-1);
    const params = { position: (found?.index ?? 0) + 1, total: found?.siblings.length ?? 0 };
    return parent ? t('place.below', { ...params, parent: titleOf(parent) }) : t('place.top', params);
  };
  const textOf = (clash: PageClash, side: 'mine' | 'theirs') => {
    const node = clash[side];
    if (node === undefined) return t('clash.deleted');
    if (clash.kind === 'moved') return placeIn(side === 'mine' ? mine : theirs, clash.key);
    const other = clash[side === 'mine' ? 'theirs' : 'mine'];
    return other === undefined ? t('clash.kept') : differences(node, other);
  };
  const rows = clashes.flatMap((clash) => {
    const node = clash.mine ?? clash.theirs;
    if (node === undefined) return [];
    return [{ key: clash.key, title: titleOf(node), mine: textOf(clash, 'mine'), theirs: textOf(clash, 'theirs') }];
  });
  return (
    <Alert
      type="warning"
      role="alert"
      showIcon
      title={t('clash.title')}
      description={
        <Flex vertical gap="small">
          {t('clash.text')}
          <ConflictTable
            rows={rows}
            columns={{ title: t('clash.page'), mine: t('clash.mine'), theirs: t('clash.theirs') }}
          />
          <Flex gap="small" wrap>
            <Button type="primary" onClick={onKeepMine}>
              {t('clash.keepMine')}
            </Button>
            <Button onClick={onTakeTheirs}>{t('clash.takeTheirs')}</Button>
          </Flex>
        </Flex>
      }
    />
  );
}
