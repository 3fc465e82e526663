import { usePageAccess } from '@signalbox/console-kit/menu';
import { ownEntries, type OwnEntry } from '@signalbox/console-kit/main-menu';
import { useTranslation } from 'react-i18next';
import { hasPage } from './known-pages';

/** Entries that this user may open: the business menu, then the group "system management", each in its order. */
export function useMenuEntries(): OwnEntry[] {
  const { t } = useTranslation('console');
  const { missing } = usePageAccess();
  return ownEntries({ mayOpen: (entry) => missing(entry).length === 0, hasPage, t });
}
