import type { TFunction } from 'i18next';
import type { Selection } from './selection';

/** How many items are selected, and whether the list has more than can be. */
export function selectedText(
  t: TFunction<'media'>,
  { selection: { selected, isCut }, language }: { selection: Selection; language: string },
): string {
  if (!isCut) return t('count.selected', { count: selected.size });
  return t('count.selectedOfMore', { number: new Intl.NumberFormat(language).format(selected.size) });
}
