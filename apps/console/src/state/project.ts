import { projectInPath, projectPrefix } from '@signalbox/api';

const { project, page } = projectInPath(location.pathname);

/** `_p_<id>` in the page's path names the project; without it the default project is meant. */
export const projectId = project ?? 'default';

/** What the router leaves out of its paths. */
export const basePath = project === undefined ? '/' : `/${projectPrefix}${project}`;

/** A link may name the project in a later segment, the last one mostly. From here on it stands first. */
export function putProjectFirst(): void {
  if (project === undefined || location.pathname.startsWith(`${basePath}/`) || location.pathname === basePath) return;
  history.replaceState(history.state, '', `${basePath}${page}${location.search}${location.hash}`);
}
