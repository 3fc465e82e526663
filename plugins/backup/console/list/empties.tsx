import { useTranslation } from 'react-i18next';
import type { ListPlace } from '../list-place';
import { useMayHere, useScope } from '../scope';

/** Explains why the list is empty and what the user can do. */
export function Empties({ place: { show, content } }: { place: ListPlace }) {
  const { t } = useTranslation('backup');
  const may = useMayHere();
  const { key } = useScope();
  if (content !== undefined) return t('empty.filtered', { content: t(`content.${content}`) });
  if (show === 'reduction') return t('empty.reduction');
  if (!may('export')) return t('empty.backupOnly');
  return t(key === 'project' ? 'empty.backup' : 'empty.backupNow');
}
