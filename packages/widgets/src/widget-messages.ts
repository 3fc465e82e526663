import { useTranslation } from 'react-i18next';

export type WidgetMessages = (key: string, params?: Record<string, string | number>) => string;

/** The widgets' own messages in the user's locale. */
export function useWidgetMessages(): WidgetMessages {
  const { t } = useTranslation('widgets');
  return (key, params) => t(key, { ...params });
}
