import { Outlet } from 'react-router-dom';
import { NoPermissionPage } from './status/no-permission-page';
import { useMay } from '../shell/session/use-may';
import { useRouteHandle } from '../shell/use-route-handle';

/** Draws the page if the user may see it. The platform rejects its calls in any case. */
export function PageFrame() {
  const may = useMay();
  const permission = useRouteHandle()?.permission;
  if (permission !== undefined && !may(permission)) return <NoPermissionPage permission={permission} />;
  return <Outlet />;
}
