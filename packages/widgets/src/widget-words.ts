import { useTranslation } from 'react-i18next';

export type WidgetWords = (key: string, holes?: Record<string, string | number>) => string;

/** The widgets' own words, in the reader's language. */
export function useWidgetWords(): WidgetWords {
  const { t } = useTranslation('widgets');
  return (key, holes) => t(key, { ...holes });
}
