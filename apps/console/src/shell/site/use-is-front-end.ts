import { useLocation } from 'react-router-dom';
import { entryAt } from '@signalbox/console-kit/menu';
import { menuEntries } from '@signalbox/schemas';
import { useRouteHandle } from '../use-route-handle';

/** True on a page of the front end: one of the front menu, or one whose route says so. */
export function useIsFrontEnd(): boolean {
  const { pathname } = useLocation();
  const isOfRoute = useRouteHandle()?.isFrontEnd === true;
  return isOfRoute || entryAt(menuEntries, pathname)?.menus.includes('front') === true;
}
