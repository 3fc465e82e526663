import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { blockedReason } from '../../shared/tree/blocked-reason';
import { moveNode } from '../../shared/tree/change-tree';
import { foundNode } from '../../shared/tree/find-node';
import type { PageTree, TreeLimits, TreePlace } from '../../shared/tree/page-node';
import { stepPlace, type Step } from '../../shared/tree/step-place';
import type { Editor } from './use-editor';
import { usePageTitle } from './use-page-title';

export type Moves = ReturnType<typeof useMoves>;

/** Moves pages. Announces to screen readers where a page was and where it is now, or why it stays. */
export function useMoves({ editor, limits }: { editor: Editor; limits: TreeLimits }) {
  const { t } = useTranslation('pages');
  const titleOf = usePageTitle();
  const [announcement, setAnnouncement] = useState('');
  /** Why the last change was not made. */
  const [warning, setWarning] = useState<string>();
  /** A screen reader is silent about a text that does not change: the space makes a repeated one differ. */
  const setText = (text: string) => setAnnouncement((last) => (last === text ? `${text}\u00a0` : text));
  const warn = (text: string) => {
    setWarning(text);
    setText(text);
  };
  const announce = (text: string) => {
    setWarning(undefined);
    setText(text);
  };
  const { tree } = editor;

  const placeText = (at: PageTree, key: string) => {
    const { ancestors, siblings, index } = foundNode(at, key);
    const parent = ancestors.at(-1);
    const params = { position: index + 1, total: siblings.length };
    return parent === undefined ? t('place.top', params) : t('place.below', { ...params, parent: titleOf(parent) });
  };
  const blockedText = (key: string, place: TreePlace) => {
    const reason = blockedReason({ tree, key, place, limits });
    return reason && t(`blocked.${reason}`, { limit: limits.maxDepth });
  };
  const move = (key: string, place: TreePlace) => {
    const title = titleOf(foundNode(tree, key).node);
    const blocked = blockedText(key, place);
    if (blocked !== undefined) {
      warn(t('notMoved', { title, reason: blocked }));
      return;
    }
    announce(t('moved', { title, from: placeText(tree, key), to: placeText(moveNode(tree, key, place), key) }));
    editor.move(key, place);
  };
  return {
    announcement,
    warning,
    warn,
    /** Announces to screen readers what was done. */
    announce,
    placeText,
    move,
    /** Why a page cannot move to a place; undefined where it can. */
    blockedText,
    canStep: (key: string, step: Step) => {
      const place = stepPlace(tree, key, step);
      return place !== undefined && blockedReason({ tree, key, place, limits }) === undefined;
    },
    step(key: string, step: Step) {
      const place = stepPlace(tree, key, step);
      if (place !== undefined) move(key, place);
      else warn(t('notMoved', { title: titleOf(foundNode(tree, key).node), reason: t(`edge.${step}`) }));
    },
  };
}
