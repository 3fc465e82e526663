import type { TFunction } from 'i18next';
import type { Selection } from './selection';

/** Returns how many items are selected, and whether the list has more than can be. */
export function selectedText(
  t: TFunction<'media'>,
  { selected, isCut }: Pick<Selection, 'selected' | 'isCut'>,
): string {
  if (!isCut) return t('count.selected', { count: selected.size });
  return t('count.selectedOfMore', { number: selected.size });
}
