import { projectInPath, projectPrefix } from '@signalbox/api';

const { project, page } = projectInPath(location.pathname);

/** `_p_<id>` in the page's path names the project. Without it, the project is the default one. */
export const projectId = project ?? 'default';

/** Base path of the router. */
export const basePath = project === undefined ? '/' : `/${projectPrefix}${project}`;

/** A link may name the project in a later segment, usually the last one. The page moves it to the front. */
export function putProjectFirst(): void {
  if (project === undefined || location.pathname.startsWith(`${basePath}/`) || location.pathname === basePath) return;
  history.replaceState(history.state, '', `${basePath}${page}${location.search}${location.hash}`);
}
