import { useTranslation } from 'react-i18next';

/** Returns the title of a permission with its key; the key alone of an unknown one. */
export function usePermissionName(): (key: string) => string {
  const { t } = useTranslation('pages');
  return (key) => {
    const name = t(`data::permissions.${key}`, { defaultValue: key });
    return name === key ? t('permission.unknown', { key }) : t('permission.known', { name, key });
  };
}
