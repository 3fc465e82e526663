import { useConsole } from '@signalbox/api/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageNode } from '../../shared/tree/page-node';

/** The title of a page in the user's locale, else in any language, else its path. The function changes only with the locale. */
export function usePageTitle(): (node: Pick<PageNode, 'title' | 'path'>) => string {
  const { language } = useConsole();
  const { t } = useTranslation('pages');
  const code = language.replaceAll('-', '_');
  return useCallback(
    ({ title, path }) => {
      if (typeof title === 'string') return title;
      const texts: Record<string, string> = title ?? {};
      return texts[code] ?? texts['en'] ?? Object.values(texts)[0] ?? path ?? t('untitled');
    },
    [code, t],
  );
}
