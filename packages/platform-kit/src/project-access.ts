/** True for a valid name of a project: 1 to 64 letters, digits, `_`, `.` and `-`. There is no list of projects. */
export function isProjectName(value: unknown): value is string {
  return typeof value === 'string' && /^[\w.-]{1,64}$/.test(value);
}

/**
 * The permissions that count for an account with a list of projects. Those of other accounts, of the complete database and of
 * settings tabs reach beyond any project, so such an account does not have them.
 */
export function permissionsWithinProjects(permissions: Iterable<string>): string[] {
  return [...permissions].filter((key) => !modelsBeyondProjects.has(key.split('.')[0] ?? ''));
}

const modelsBeyondProjects: ReadonlySet<string> = new Set([
  'user',
  'role',
  'schema',
  'dbBackup',
  'dbBackupCycle',
  'tsdbBackup',
  'tsdbBackupCycle',
]);
