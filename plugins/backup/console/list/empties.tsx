import { useTranslation } from 'react-i18next';
import type { ListPlace } from '../page/list-place';
import { useMay } from '../use-may';

/** Why the list is empty, and what the reader could do. */
export function Empties({ place: { show, content } }: { place: ListPlace }) {
  const { t } = useTranslation('backup');
  const may = useMay();
  if (content !== undefined) return t('empty.filtered', { content: t(`content.${content}`) });
  if (show === 'reduction') return t('empty.reduction');
  return may('backup.export') ? t('empty.backup') : t('empty.backupOnly');
}
