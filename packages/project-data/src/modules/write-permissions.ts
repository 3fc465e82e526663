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
  /** Schema of its records. Undefined when the routes validate nothing or do not exist. */
  entity?: Entity<unknown>;
}

/**
 * By data module and collection. `fileServer` is the media library. A module that is missing here has no routes of its
 * own: only a backup or import writes it, and only their permissions apply. Settings require the permissions of their
 * forms.
 */
const ownRoutes: Readonly<Record<string, OwnRoutes | undefined>> = {
  dashboard: { keys: keysOf('dashboard'), entity: dashboardEntity },
  dashboard_draft: { keys: keysOf('dashboard') },
  model: { keys: keysOf('model'), entity: modelEntity },
  // Tables have no permissions of their own, as they belong to a model.
  table: { keys: keysOf('model') },
  table_record: { keys: keysOf('model') },
  // Each record has the permissions of its model, and who may change models can give any model permissions that they have.
  table_data: { keys: keysOf('model') },
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

/** Throws `forbidden` with the first permission that the viewer lacks to write the same records through the routes. */
export function requireWriteKeys(viewer: Viewer | undefined, module: string, rule: RestoreRule): void {
  const keys = ownRoutes[module]?.keys;
  if (!keys) return;
  requireKeys(viewer, [keys.add, ...(rule === 1 ? [] : [keys.edit]), ...(rule === 2 ? [keys.delete] : [])]);
}

/** Like `requireWriteKeys`, for one property of the settings, or for all. */
export function requireSettingKeys(viewer: Viewer | undefined, property?: string): void {
  const concerned = forms.filter(({ schema }) => property === undefined || property in (schema.properties ?? {}));
  requireKeys(viewer, [
    ...concerned.map(({ permission }) => permission.edit),
    ...concerned.flatMap(({ schema }) => treeKeys(schema, property)),
  ]);
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

function requireKeys(viewer: Viewer | undefined, keys: readonly string[]): void {
  if (viewer?.isSuper) return;
  const lacking = keys.find((key) => !viewer?.permissions.has(key));
  if (lacking !== undefined) throw new PlatformError('forbidden', { detail: lacking });
}

function keysOf(model: string): OwnRoutes['keys'] {
  return { add: `${model}.add`, edit: `${model}.edit`, delete: `${model}.delete` };
}
