import { ConflictAlert } from '@signalbox/console-kit';
import { useMay } from '@signalbox/api/react';
import type { FormMessages } from '@signalbox/engine/react';
import type { FormDefinition } from '@signalbox/schemas';
import { useTranslation } from 'react-i18next';
import type { PageClash } from '../../shared/merge/merge-nodes';
import type { PageTree } from '../../shared/tree/page-node';
import { usePageTitle } from '../editor/use-page-title';
import { useClashTexts } from './use-clash-texts';

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
