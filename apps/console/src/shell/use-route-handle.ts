import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router-dom';

/** Data of a route for the shell. */
export interface RouteHandle {
  /** Message key, with a namespace unless it is the console's own. */
  title: string;
  permission?: string;
  /** A page of the front end. */
  isFrontEnd?: boolean;
}

/** Handle of the innermost route that has one. */
export function useRouteHandle(): RouteHandle | undefined {
  return useMatches()
    .map(({ handle }) => handle)
    .findLast(isRouteHandle);
}

/** Title of the shown route in the user's language. */
export function useRouteTitle(): string {
  const { t } = useTranslation('console');
  const handle = useRouteHandle();
  return handle ? t(handle.title) : '';
}

function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle;
}
