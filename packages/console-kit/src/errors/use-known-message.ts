import { useTranslation } from 'react-i18next';

/** Message of a code of the platform. Undefined if no loaded language has one. */
export function useKnownMessage(
  namespace: string,
): (key: string, params?: Record<string, unknown>) => string | undefined {
  const { t, i18n } = useTranslation(namespace);
  return (key, params = {}) => (i18n.exists(key, { ns: namespace }) ? t(key, params) : undefined);
}
