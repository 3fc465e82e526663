/**
 * The shape of `collection.json`: a list of records with the form beside it. The meta-schema in `meta/` defines the same shape
 * for editors and for the check.
 */

import type { MenuName } from './menu';

/** A list page: the content of `collections/<plug-in>/<name>/collection.json`. Its form has the same id. */
export interface CollectionDefinition {
  $schema?: string;
  /** `<plug-in>/<name>`: the folder. */
  id: string;
  /** Address of its records below `/rest`, e.g. `core/theme`. */
  resource: string;
  /** Name of the schema in `entities/` that the plug-in validates a complete record by. Without it, the form does, and no code is needed. */
  entity?: string;
  /** What a user needs for each action. Without `view`, every user may read its records; another action does not exist then. */
  permissions: { view?: string; add?: string; edit?: string; delete?: string };
  /** The list's page. */
  page: {
    /** Complete path, `/app/…`. */
    url: string;
    icon: string;
    menus: readonly MenuName[];
    /** Ascending within a menu. */
    order: number;
    /** What a user needs to open the page, all of them: `permissions.view` by default. */
    permissions?: readonly string[];
  };
  /** Dotted paths of the columns that are shown at first, in this order. The first one names a record. */
  columns: readonly string[];
  /** The first order: dotted paths, with `-` before one that is descending, e.g. `-createdAt,name`. */
  sort?: string;
  /** Fields whose values lists show only in part, and what filters and orders may compare them by. */
  compare?: Readonly<Record<string, 'equals' | 'never'>>;
  /** Fields with personal data: filters by them are neither in addresses nor kept by browsers. */
  personal?: readonly string[];
  /** Fields that a list shows as they change. */
  live?: readonly string[];
  /** What else users may do with a record. */
  actions?: readonly CollectionAction[];
}

/** A button in the panel of a record: `POST {resource}/{id}/{name}`. */
export interface CollectionAction {
  name: string;
  permission: string;
  when?: RecordCondition;
  /** Asks before it starts, for these records. */
  confirmWhen?: RecordCondition;
  /** Name of a text of the answer that the page shows once, such as a new password. */
  shows?: string;
}

/** The values that these fields of a record may have, all of them together; `null`: none. */
export type RecordCondition = Readonly<Record<string, readonly (string | number | boolean | null)[]>>;
