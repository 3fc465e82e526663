import { PlatformError } from '@signalbox/api';
import type { Viewer } from '@signalbox/platform-kit';

/**
 * Nobody gives away, takes away or takes over what they do not hold themselves: else `role.edit` or `user.edit` alone would
 * lead to every permission, or shut everyone else out. Throws `forbidden` naming the first changed key that `viewer` lacks.
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
