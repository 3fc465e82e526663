import { useTranslation } from 'react-i18next';
import type { DraftStep } from '../../shared/drafts/drafts';
import { findNode } from '../../shared/tree/find-node';
import type { Moves } from './use-moves';
import { usePageTitle } from './use-page-title';

/** Returns what a step did to its page, as a sentence; undefined for a step about no page. */
export function useStepText(placeText: Moves['placeText']) {
  const { t } = useTranslation('pages');
  const titleOf = usePageTitle();
  return ({ before, after, key = '' }: DraftStep): string | undefined => {
    const [was, is] = [findNode(before, key), findNode(after, key)];
    const node = (is ?? was)?.node;
    if (node === undefined) return undefined;
    const title = titleOf(node);
    if (is === undefined) return t('change.gone', { title });
    const place = placeText(after, key);
    const isMoved = was === undefined || placeText(before, key) !== place;
    return isMoved ? t('change.at', { title, place }) : t('change.edited', { title });
  };
}
