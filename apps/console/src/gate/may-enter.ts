import type { SessionUser } from '@signalbox/api';

/** True if the user may enter `project`. The platform rejects the calls of others in any case. */
export function mayEnter({ isSuper, projects }: SessionUser, project: string): boolean {
  return isSuper || !Array.isArray(projects) || projects.includes(project);
}
