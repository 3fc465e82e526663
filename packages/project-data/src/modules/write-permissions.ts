import type { RestoreRule } from '@signalbox/schemas/types';
import { PlatformError } from '@signalbox/api';
import type { Viewer } from '@signalbox/platform-kit';
import { type Entity, forms, type JsonSchema } from '@signalbox/schemas';
import {
  dashboardEntity,
  modelEntity,
  roleEntity,
  themeEntity,
  userRecordEntity,
} from '@signalbox/schemas/validators/entities';

/** Permissions that the routes of a module require for writing. */
interface OwnRoutes {
  keys: Record<'add' | 'edit' | 'delete', string>;
  /** Required in addition: a record may show what these open, as a dashboard does time series. */
  also?: string[];
  /** Schema of its records. Undefined when the routes validate nothing or do not exist. */
  entity?: Entity<unknown>;
}

/**
 * By data module and collection. `fileServer` is the media library. A module that is missing here has no routes of its
 * own: only a backup or import writes it, and only their permissions apply. Settings require the permissions of their
 * forms.
 */
const ownRoutes: Readonly<Record<string, OwnRoutes | undefined>> = {
  dashboard: { keys: keysOf('dashboard'), also: ['timeseries.view'], entity: dashboardEntity },
  dashboard_draft: { keys: keysOf('dashboard') },
  model: { keys: keysOf('model'), entity: modelEntity },
  // Tables have no permissions of their own, as they belong to a model.
  table: { keys: keysOf('model') },
  table_record: { keys: keysOf('model') },
  // Each record has the permissions of its model, and who may change models can give any model permissions that they have.
  // A backup has the secrets of records, for which the model may have no column any more: its reader knows them.
  table_data: { keys: keysOf('model'), also: ['backup.download'] },
  // Views of lists that other users see.
  dataset_view: { keys: { add: 'listView.edit', edit: 'listView.edit', delete: 'listView.edit' } },
  theme: { keys: keysOf('theme'), entity: themeEntity },
  user: { keys: keysOf('user'), entity: userRecordEntity },
  role: { keys: keysOf('role'), entity: roleEntity },
  // Routes only add readings. Retention deletes them.
  timeseries_record: { keys: { add: 'timeseries.add', edit: 'timeseries.add', delete: 'timeseries.add' } },
  fileServer: { keys: keysOf('media') },
};

/** Schema of the records of a module that users can write. */
export function entityOf(module: string): Entity<unknown> | undefined {
  return ownRoutes[module]?.entity;
}

/** The permissions for writing the same records through the routes. */
export function writeKeysOf(module: string, rule: RestoreRule): string[] {
  const { keys, also = [] } = ownRoutes[module] ?? {};
  if (!keys) return [];
  return [keys.add, ...(rule === 1 ? [] : [keys.edit]), ...(rule === 2 ? [keys.delete] : []), ...also];
}

/** Like `writeKeysOf`, for one property of the settings, or for all. */
export function settingKeysOf(property?: string): string[] {
  const concerned = forms.filter(({ schema }) => property === undefined || property in (schema.properties ?? {}));
  return [
    ...concerned.flatMap(({ permission }) => permission.edit ?? []),
    ...concerned.flatMap(({ schema }) => treeKeys(schema, property)),
  ];
}

/**
 * The permissions of the trees in a form, or in one of its properties: content that replaces a tree may add, change and
 * delete items.
 */
function treeKeys({ properties = {} }: JsonSchema, only?: string): string[] {
  return Object.entries(properties)
    .filter(([name]) => only === undefined || name === only)
    .flatMap(([, schema]) => [...Object.values(schema.tree?.permission ?? {}), ...treeKeys(schema)]);
}

/** Throws `forbidden` with all of these permissions that the viewer lacks. */
export function requireKeys(viewer: Viewer | undefined, keys: readonly string[]): void {
  if (viewer?.isSuper) return;
  const lacking = new Set(keys.filter((key) => !viewer?.permissions.has(key)));
  if (lacking.size > 0) throw new PlatformError('forbidden', { detail: [...lacking].join(', ') });
}

function keysOf(model: string): OwnRoutes['keys'] {
  return { add: `${model}.add`, edit: `${model}.edit`, delete: `${model}.delete` };
}
