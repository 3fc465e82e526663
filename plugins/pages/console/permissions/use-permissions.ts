import { permissionModelsQuery, useConsole, useMay } from '@signalbox/api/react';
import { isKnownPermission } from '@signalbox/widgets';
import { recordPermission } from '@signalbox/schemas/permission-model';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** Returns which permissions the platform checks, and their names: its own, and those of the records of models. */
export function usePermissions() {
  const { api } = useConsole();
  const { t } = useTranslation('pages');
  const { data: models } = useQuery({ ...permissionModelsQuery(api), enabled: useMay()('model.view') });
  const titleOf = (key: string): string => {
    const { model = '', action } = recordPermission(key) ?? {};
    const name = models?.get(model);
    return name === undefined
      ? t(`data::permissions.${key}`, { defaultValue: key })
      : t(`widgets::permission.record.${action}`, { model: name });
  };
  return {
    /** Undefined for one of records while their models are not known, also to a user who may not list models. */
    isKnown: (key: string) => isKnownPermission(key, models),
    /** The title with the key; the key alone of an unknown permission. */
    nameOf: (key: string): string => {
      const name = titleOf(key);
      return name === key ? t('permission.unknown', { key }) : t('permission.known', { name, key });
    },
  };
}
