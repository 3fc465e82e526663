import type { Viewer } from './contract';

/** True if `viewer` may enter `project`: an account without a list of projects enters all of them. */
export function mayEnterProject({ isSuper, projects }: Pick<Viewer, 'isSuper' | 'projects'>, project: string): boolean {
  return isSuper || projects === undefined || projects.has(project);
}

/**
 * The permissions that count for an account with a list of projects. Those of other accounts and of the complete database
 * reach beyond any project, so such an account does not have them.
 */
export function permissionsWithinProjects(permissions: Iterable<string>): string[] {
  return [...permissions].filter((key) => !modelsBeyondProjects.has(key.split('.')[0] ?? ''));
}

const modelsBeyondProjects: ReadonlySet<string> = new Set([
  'user',
  'role',
  'dbBackup',
  'dbBackupCycle',
  'tsdbBackup',
  'tsdbBackupCycle',
]);
