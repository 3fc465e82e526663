import { PlatformError } from '@signalbox/api';
import type { Viewer } from '@signalbox/platform-kit';
import { forms } from '@signalbox/schemas';
import type { EntityName } from '@signalbox/schemas/validators/all';
import type { RestoreRule } from './restore-rule';

/** What the routes of a module ask of whoever writes to it by hand. */
interface OwnRoutes {
  keys: Record<'add' | 'edit' | 'delete', string>;
  /** What a record must be; undefined: its routes validate nothing, or it has none. */
  entity?: EntityName;
}

/**
 * By data module and collection; `fileServer` is the media library. What is not named has no routes of its own: a backup
 * or import is the only way to write it, and takes their keys alone. Settings ask for the keys of their forms.
 */
const ownRoutes: Readonly<Record<string, OwnRoutes | undefined>> = {
  dashboard: { keys: keysOf('dashboard'), entity: 'dashboard' },
  dashboard_draft: { keys: keysOf('dashboard') },
  model: { keys: keysOf('model'), entity: 'model' },
  // Tables have no keys of their own: they are kept by a model.
  table: { keys: keysOf('model') },
  table_record: { keys: keysOf('model') },
  theme: { keys: keysOf('theme'), entity: 'theme' },
  user: { keys: keysOf('user'), entity: 'user-record' },
  role: { keys: keysOf('role'), entity: 'role' },
  // Readings are only ever added; retention deletes them.
  timeseries_record: { keys: { add: 'timeseries.add', edit: 'timeseries.add', delete: 'timeseries.add' } },
  fileServer: { keys: keysOf('media') },
};

/** What the records of a module must be, where they can be written by hand. */
export function entityOf(module: string): EntityName | undefined {
  return ownRoutes[module]?.entity;
}

/** Throws `forbidden`, naming the first key by which a viewer without it could not write the same by hand. */
export function requireWriteKeys(viewer: Viewer | undefined, module: string, rule: RestoreRule): void {
  const keys = ownRoutes[module]?.keys;
  if (!keys) return;
  requireKeys(viewer, [keys.add, ...(rule === 1 ? [] : [keys.edit]), ...(rule === 2 ? [keys.delete] : [])]);
}

/** As `requireWriteKeys`, for one field of the settings; all of them unless it is named. */
export function requireSettingKeys(viewer: Viewer | undefined, property?: string): void {
  const concerned = forms.filter(({ schema }) => property === undefined || property in (schema.properties ?? {}));
  requireKeys(
    viewer,
    concerned.map(({ permission }) => permission.edit),
  );
}

function requireKeys(viewer: Viewer | undefined, keys: readonly string[]): void {
  if (viewer?.isSuper) return;
  const lacking = keys.find((key) => !viewer?.permissions.has(key));
  if (lacking !== undefined) throw new PlatformError('forbidden', { detail: lacking });
}

function keysOf(model: string): OwnRoutes['keys'] {
  return { add: `${model}.add`, edit: `${model}.edit`, delete: `${model}.delete` };
}
