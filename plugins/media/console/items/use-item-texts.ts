import { useConsole } from '@signalbox/api/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { bytesText } from '../library/bytes-text';
import type { Item } from './item';

export interface ItemTexts {
  kind: (item: Item) => string;
  /** '' for a directory. */
  size: (item: Item) => string;
  /** The time of the last change; '' for a directory. */
  changed: (item: Item) => string;
  /** The whole item for a screen reader. */
  label: (item: Item) => string;
  /** The same of an item that is cut. */
  cut: (item: Item) => string;
}

/** The properties of items in the user's locale. */
export function useItemTexts(): ItemTexts {
  const { t } = useTranslation('media');
  const { language } = useConsole();
  return useMemo(() => {
    const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
    const kind = (item: Item) => (item.kind === 'directory' ? t('kind.directory') : t(`kind.${item.file.kind}`));
    const size = (item: Item) => (item.kind === 'directory' ? '' : bytesText(item.file.bytes, language));
    const label = (item: Item) => [item.name, kind(item), size(item)].filter(Boolean).join(', ');
    return {
      kind,
      size,
      changed: (item) => (item.kind === 'directory' ? '' : time.format(Date.parse(item.file.modifiedAt))),
      label,
      cut: (item) => t('item.cut', { item: label(item) }),
    };
  }, [t, language]);
}
