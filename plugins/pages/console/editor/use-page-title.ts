import { textIn } from '@signalbox/api';
import { useConsole } from '@signalbox/api/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageNode } from '../../shared/tree/page-node';

/** The title of a page in the user's locale, else in any language, else its path. Blank titles do not count. The function changes only with the locale. */
export function usePageTitle(): (node: Pick<PageNode, 'title' | 'path'>) => string {
  const { language } = useConsole();
  const { t } = useTranslation('pages');
  return useCallback(({ title, path }) => textIn(title, language) || path || t('untitled'), [language, t]);
}
