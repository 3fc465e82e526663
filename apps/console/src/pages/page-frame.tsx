import { Outlet } from 'react-router-dom';
import { NoPermissionPage } from './status/no-permission-page';
import { useMay } from '../shell/session/use-may';
import { useRouteHandle } from '../shell/use-route-handle';

/** Draws the page if the user may see it. A courtesy: the platform refuses the calls anyway. */
export function PageFrame() {
  const may = useMay();
  const permission = useRouteHandle()?.permission;
  if (permission !== undefined && !may(permission)) return <NoPermissionPage permission={permission} />;
  return <Outlet />;
}
