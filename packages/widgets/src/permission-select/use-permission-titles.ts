import { recordPermission } from '@signalbox/schemas/permission-model';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaded } from '../services/use-loaded';
import { useWidgetServices } from '../services/widget-services-context';
import { useWidgetMessages } from '../widget-messages';
import { isOwnPermission, type PermissionModels } from './permission-choices';

/** The models with permissions of their own, and the titles of permissions. */
export function usePermissionTitles() {
  const { t } = useTranslation('data');
  const messages = useWidgetMessages();
  const { permissionModels } = useWidgetServices();
  const { loaded } = useLoaded(permissionModels?.load);
  const { items, status } = loaded;
  const models: PermissionModels = useMemo(() => new Map(items.map(({ key, name }) => [key, name])), [items]);
  const isLoaded = permissionModels === undefined || (permissionModels.load !== undefined && status === 'ready');
  return {
    models,
    /** Undefined until it is known which there are. */
    knownModels: isLoaded ? models : undefined,
    modelTitleOf: (model: string) => t(`permissionModels.${model}`),
    /** The key itself of an unknown permission. */
    titleOf: (key: string): string => {
      if (isOwnPermission(key)) return t(`permissions.${key}`);
      const { model = '', action } = recordPermission(key) ?? {};
      const name = models.get(model);
      return name === undefined || action === undefined
        ? key
        : messages(`permission.record.${action}`, { model: name });
    },
  };
}
