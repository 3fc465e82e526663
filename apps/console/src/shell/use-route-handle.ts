import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router-dom';

/** What a route tells the shell about itself. */
export interface RouteHandle {
  /** Words key, with namespace where it is not the console's own. */
  title: string;
  permission?: string;
}

/** Handle of the innermost route that has one. */
export function useRouteHandle(): RouteHandle | undefined {
  return useMatches()
    .map(({ handle }) => handle)
    .findLast(isRouteHandle);
}

/** Title of the shown route in the reader's language. */
export function useRouteTitle(): string {
  const { t } = useTranslation('console');
  const handle = useRouteHandle();
  return handle ? t(handle.title) : '';
}

function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle;
}
