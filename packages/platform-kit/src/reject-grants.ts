import { PlatformError } from '@signalbox/api';
import type { Viewer } from './contract';

/**
 * A user can grant, revoke or take over only permissions that they have. Otherwise `role.edit` or `user.edit` alone would
 * lead to every permission, or lock out all other users. Throws `forbidden` naming the first changed key that `viewer` lacks.
 */
export function rejectGrants(
  viewer: Viewer | undefined,
  { before, after }: { before: string[]; after: string[] },
): void {
  if (viewer?.isSuper) return;
  const changed = [...after.filter((key) => !before.includes(key)), ...before.filter((key) => !after.includes(key))];
  const lacking = changed.find((key) => !viewer?.permissions.has(key));
  if (lacking !== undefined) throw new PlatformError('forbidden', { detail: lacking });
}
