import { use, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { PluginErrorsContext } from './plugin-errors';

/** Label of a module of a project, or of a table that a plug-in names. Falls back to the key. */
export function useModuleMessage(): (module: string) => string {
  const { t, i18n } = useTranslation();
  const plugins = use(PluginErrorsContext);
  return useCallback(
    (module) => {
      const namespaces = ['data', ...plugins.map(({ id }) => id)];
      const ns = namespaces.find((each) => i18n.exists(`modules.${module}`, { ns: each }));
      return ns === undefined ? module : t(`modules.${module}`, { ns });
    },
    [t, i18n, plugins],
  );
}
