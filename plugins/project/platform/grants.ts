import { PlatformError } from '@signalbox/api';
import type { Viewer } from '@signalbox/platform-kit';

/**
 * Nobody gives away, or takes over, what they do not hold themselves: else `role.edit` or `user.edit` alone would lead to
 * every permission. Throws `forbidden` naming the first key that `viewer` lacks.
 */
export function refuseGrants(viewer: Viewer | undefined, permissions: string[]): void {
  if (viewer?.isSuper) return;
  const lacking = permissions.find((key) => !viewer?.permissions.has(key));
  if (lacking !== undefined) throw new PlatformError('forbidden', { detail: lacking });
}
