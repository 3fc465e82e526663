import { pagePath } from '@signalbox/engine/core';

export const homeUrl = '/app/dashboard';

/**
 * Path after `/app/` of the landing module, with or without `/app/` in the setting. Undefined for a value that is no path
 * of a page.
 *
 * @param module `rectption_module` of the settings.
 */
export function landingPath(module: unknown): string | undefined {
  return typeof module === 'string' ? pagePath({ path: module.trim() }) : undefined;
}
