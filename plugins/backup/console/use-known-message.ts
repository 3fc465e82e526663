import { useTranslation } from 'react-i18next';

/** A word for something that the platform names by a code; undefined where no language that is loaded has one. */
export function useKnownMessage(
  namespace: string,
): (key: string, params?: Record<string, unknown>) => string | undefined {
  const { t, i18n } = useTranslation(namespace);
  return (key, params = {}) => (i18n.exists(key, { ns: namespace }) ? t(key, params) : undefined);
}
