import { useMay } from '@signalbox/api/react';
import { ConflictAlert } from '@signalbox/console-kit';
import type { FormMessages } from '@signalbox/engine/react';
import type { FormDefinition } from '@signalbox/schemas';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageClash, Side } from '../../shared/merge/merge-nodes';
import { findNode } from '../../shared/tree/find-node';
import type { PageTree } from '../../shared/tree/page-node';
import { usePageTitle } from '../editor/use-page-title';
import { type PageDifference, usePageDifferences } from './use-page-differences';

interface ClashPanelProps {
  clashes: readonly PageClash[];
  /** The tree that both versions started from. */
  base: PageTree;
  mine: PageTree;
  theirs: PageTree;
  form: FormDefinition;
  messages: FormMessages;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Shows both versions of each page that two administrators changed. */
export function ClashPanel({ clashes, base, mine, theirs, form, messages, onKeepMine, onTakeTheirs }: ClashPanelProps) {
  const { t } = useTranslation('pages');
  const titleOf = usePageTitle();
  const textOf = useClashTexts({ clashes, trees: { base, mine, theirs }, form, messages });
  const mayAdd = useMay()('frontRouterMenu.add');
  /** For the platform, a page that another user deleted is a new one. */
  const mayKeepMine = mayAdd || clashes.every((clash) => clash.theirs !== undefined);

  const rows = clashes.flatMap((clash) => {
    const node = clash.mine ?? clash.theirs;
    if (node === undefined) return [];
    const key = `${clash.key} ${clash.kind}`;
    return [{ key, title: titleOf(node), mine: textOf(clash, 'mine'), theirs: textOf(clash, 'theirs') }];
  });
  const missing = t('data::permissions.frontRouterMenu.add');
  return (
    <ConflictAlert
      title={t('clash.title')}
      text={mayKeepMine ? t('clash.text') : t('clash.mayNotKeep', { permission: missing })}
      rows={rows}
      columns={{ title: t('clash.page'), mine: t('clash.mine'), theirs: t('clash.theirs') }}
      keepMine={mayKeepMine ? { label: t('clash.keepMine'), onClick: onKeepMine } : undefined}
      takeTheirs={{ label: t('clash.takeTheirs'), onClick: onTakeTheirs }}
    />
  );
}

interface ClashTextsOptions {
  clashes: readonly PageClash[];
  trees: Record<'base' | Side, PageTree>;
  form: FormDefinition;
  messages: FormMessages;
}

/** Returns what a side did to a page that both changed: its values, its place, or that it is deleted. */
function useClashTexts({ clashes, trees, form, messages }: ClashTextsOptions) {
  const { t } = useTranslation('pages');
  const titleOf = usePageTitle();
  const differences = usePageDifferences({ clashes, form, messages });

  const placeIn = (tree: PageTree, key: string) => {
    const found = findNode(tree, key);
    const parent = found?.ancestors.at(-1);
    const params = { position: (found?.index ?? 0) + 1, total: found?.siblings.length ?? 0 };
    return parent ? t('place.below', { ...params, parent: titleOf(parent) }) : t('place.top', params);
  };
  return (clash: PageClash, side: Side): ReactNode => {
    const node = clash[side];
    if (node === undefined) return t('clash.deleted');
    if (clash.kind === 'moved') return placeIn(trees[side], clash.key);
    const other = clash[side === 'mine' ? 'theirs' : 'mine'];
    if (other !== undefined) return <Lines differences={differences(node, other)} />;
    const before = findNode(trees.base, clash.key);
    const changes = before ? differences(node, before.node) : [];
    return (
      <>
        {t('clash.kept')}
        <Lines differences={changes} />
      </>
    );
  };
}

function Lines({ differences }: { differences: readonly PageDifference[] }) {
  const { t } = useTranslation('pages');
  return differences.map(({ label, value }) => (
    <div key={label}>
      {t('clash.field', { field: label })} {value}
    </div>
  ));
}
