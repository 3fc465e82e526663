import { groups } from './generated/groups';
import type { GroupDefinition } from './src/form';

const all: readonly GroupDefinition[] = groups;

/** The groups that have a settings page, in order of the menu. The others have a page of their own. */
export const settingsPages = all.filter((group) => group.hasOwnPage !== true);
