import type { ConsolePlugin, PanelActionProps } from '@signalbox/api/plugin';
import { useMay } from '@signalbox/api/react';
import { lazy, Suspense, type ComponentType } from 'react';
import { loadPageMessages, loadPluginMessages } from '../shell/language/page-messages';

/** Draws the actions of settings tabs that plug-ins have. Their code and messages are fetched with the first tab that has one. */
export function panelActionsOf(
  plugins: readonly Pick<ConsolePlugin, 'id' | 'formGroups' | 'panelActions'>[],
): ComponentType<PanelActionProps & { name: string }> {
  const actions = new Map(
    plugins.flatMap(({ id, formGroups = [], panelActions = {} }) =>
      Object.entries(panelActions).map(([name, { permission, load }]) => {
        // An action that cannot be loaded must not break the tab.
        const Action = lazy(() =>
          Promise.all([load(), loadPluginMessages(id), ...formGroups.map(loadPageMessages)]).then(
            ([{ Component }]) => ({ default: Component }),
            () => ({ default: () => null }),
          ),
        );
        return [name, { permission, Action }] as const;
      }),
    ),
  );
  return function PanelAction({ name, ...props }) {
    const may = useMay();
    const action = actions.get(name);
    if (!action || !may(action.permission)) return null;
    return (
      <Suspense>
        <action.Action {...props} />
      </Suspense>
    );
  };
}
