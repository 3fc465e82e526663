/** The menus of the console, and the table of their entries (`data/menus.json` and `forms/<group>/group.json`). */

import type { JsonSchema } from './json-schema';

/**
 * `settings` is the settings menu of 240 px, `admin` the group "system management", `front` the menu of the front end,
 * `business` the main menu.
 */
export type MenuName = 'settings' | 'admin' | 'front' | 'business';

/** One page with the conditions to open it. It may be in several menus, or in none. */
export interface MenuEntryDefinition {
  /** `settings/<group>` and `admin/<group>` for the two pages of a settings group. */
  key: string;
  /** Complete path, `/app/…`. */
  url: string;
  /** Path whose pages the entry stands for. Its own url by default. */
  covers?: string;
  /** Message key with namespace, e.g. `groups/settings::title`. */
  title: string;
  icon: string;
  /** All of them are needed. */
  permissions: readonly string[];
  /** Name in `data/features.json`. */
  licenseFeature?: string;
  /** Settings group of the page. Its `visibleWhen` is the condition on the settings. */
  group?: string;
  /** Condition on the saved settings. `loadGroupVisible` has its compiled test under the key of the group. */
  visibleWhen?: JsonSchema;
  menus: readonly MenuName[];
  /** Ascending within a menu. */
  order: number;
  /** Only for users who may list the records of a model. */
  isOfRecords?: boolean;
  /** The page needs calls that an existing platform does not have. */
  isExtension?: boolean;
}
