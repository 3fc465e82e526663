import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageTree } from '../../shared/tree/page-node';
import type { Moves } from '../editor/use-moves';
import { usePageTitle } from '../editor/use-page-title';
import { moveTargets } from './move-targets';
import { placeAt, top, type Relation } from './place-at';

interface MoveChoiceOptions {
  tree: PageTree;
  /** The page that moves. */
  pageKey: string;
  moves: Moves;
}

/** Returns where a page moves: the chosen target, and the place before, after or below it. */
export function useMoveChoice({ tree, pageKey, moves }: MoveChoiceOptions) {
  const { t } = useTranslation('pages');
  const titleOf = usePageTitle();
  const [target, setTarget] = useState<string>();
  const [relation, setRelation] = useState<Relation>('inside');
  const place = target === undefined ? undefined : placeAt({ tree, pageKey, target, relation });
  const blocked = place && moves.blockedText(pageKey, place);
  const options = useMemo(
    () => [{ value: top, label: t('moveTo.top') }, ...moveTargets({ tree, pageKey, titleOf })],
    [tree, pageKey, titleOf, t],
  );
  return {
    options,
    target,
    setTarget,
    isTop: target === top,
    relation,
    setRelation,
    /** Undefined before a target is chosen, and for a place where the page may not move. */
    place: blocked === undefined ? place : undefined,
    /** Why the page cannot move there. */
    blocked,
  };
}
