import type { MenuEntryDefinition } from '@signalbox/schemas';
import type { Viewer } from '@signalbox/engine/core';
import { recordPermission } from '@signalbox/schemas/permission-model';

/** Why a user may not open the page of an entry. */
export type MissingAccess =
  | { kind: 'permission'; permission: string }
  /**
   * Needs the permission to list the records of some model: `<key>.view`, or `permission` for all models without a key
   * of their own.
   */
  | { kind: 'records'; permission: string }
  | { kind: 'feature'; feature: string }
  /** The settings switch the page off. */
  | { kind: 'setting'; group: string }
  /** The existing platform behind the console does not have the calls of the page. */
  | { kind: 'platform' };

export interface MenuAccessOptions {
  entry: MenuEntryDefinition;
  viewer: Pick<Viewer, 'isSuper' | 'permissions'>;
  /** Licensed features. Undefined while unknown: then the license closes nothing, as the server rejects the calls. */
  features: readonly string[] | undefined;
  /** Result of the entry's `visibleWhen` on the saved settings. */
  isVisible: boolean;
  /** By default the platform has all calls. */
  hasExtensions?: boolean;
}

/** Everything that the user lacks to open the page; empty if they may. Super users need no permission. */
export function missingAccess(options: MenuAccessOptions): MissingAccess[] {
  const { entry, viewer, features, isVisible, hasExtensions = true } = options;
  const { permissions, licenseFeature: feature, group = '' } = entry;
  const lacking = viewer.isSuper ? [] : permissions.filter((permission) => !viewer.permissions.has(permission));
  const maySeeRecords =
    viewer.isSuper || viewer.permissions.has(anyModel) || [...viewer.permissions].some(isToListRecords);
  return [
    ...lacking.map((permission): MissingAccess => ({ kind: 'permission', permission })),
    ...(entry.isOfRecords && !maySeeRecords ? [{ kind: 'records', permission: anyModel } as const] : []),
    ...(feature !== undefined && features?.includes(feature) === false ? [{ kind: 'feature', feature } as const] : []),
    ...(entry.isExtension && !hasExtensions ? [{ kind: 'platform' } as const] : []),
    ...(isVisible ? [] : [{ kind: 'setting', group } as const]),
  ];
}

/** Lists the records of all models without a key of their own. */
const anyModel = 'model.view';

function isToListRecords(permission: string): boolean {
  return recordPermission(permission)?.action === 'view';
}

/** The entry whose page is at `pathname`: of those whose path contains it, the one with the longest path. */
export function entryAt<Entry extends { url: string; covers?: string }>(
  entries: readonly Entry[],
  pathname: string,
): Entry | undefined {
  const path = pathname.replace(/\/+$/, '');
  const contains = (folder: string) => path === folder || path.startsWith(`${folder}/`);
  return entries
    .map((entry) => ({ entry, folder: [entry.url, entry.covers ?? entry.url].find(contains) ?? '' }))
    .filter(({ folder }) => folder !== '')
    .toSorted((one, other) => other.folder.length - one.folder.length)[0]?.entry;
}
