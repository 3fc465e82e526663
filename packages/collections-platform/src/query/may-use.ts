import { PlatformError } from '@signalbox/api';
import { type PlatformKit, requireRoute } from '@signalbox/platform-kit';
import type { ColumnViewer } from '@signalbox/schemas/guarded-columns';
import type { RecordAction } from '@signalbox/schemas/permission-model';
import type { RecordModel } from './record-model';

/** True if the viewer may do this to records of the model. */
export function mayUse(
  { permissions }: Pick<RecordModel, 'permissions'>,
  viewer: ColumnViewer,
  action: RecordAction,
): boolean {
  const key = permissions[action];
  if (key === undefined) return false;
  return key === null || viewer.isSuper || viewer.permissions.has(key);
}

/** Throws `forbidden`. */
export function requireUse(model: Pick<RecordModel, 'permissions'>, viewer: ColumnViewer, action: RecordAction): void {
  if (!mayUse(model, viewer, action))
    throw new PlatformError('forbidden', { detail: model.permissions[action] ?? undefined });
}

/** Throws the error of a license that closes requests of this method to the list. */
export async function requireLicense(
  kit: Pick<PlatformKit, 'readLicense' | 'clock'>,
  { project, resource }: RecordModel,
  method: string,
): Promise<void> {
  await requireRoute(kit, { method, url: `/rest/${resource}`, project });
}
