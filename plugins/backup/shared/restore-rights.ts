import { hasAccounts } from '@signalbox/api';

/**
 * True for modules and items that only a super administrator may restore. With an archive of their own, users could
 * otherwise become administrators (accounts), or run a script in every console (pages).
 */
export function isForSuper(content: string): boolean {
  return hasAccounts(content) || content === 'html';
}

/** The permissions of all settings forms and of the trees in them. A restore of the settings requires all of them. */
export const settingKeys = [
  'setting.edit',
  'setting.security',
  'frontRouterMenu.add',
  'frontRouterMenu.edit',
  'frontRouterMenu.delete',
] as const;
