import permissions from '@signalbox/schemas/data/permissions.json';
import type { JsonValue } from '@signalbox/schemas/json';

/**
 * The part before the point of the permission keys for the records of a model: its key, such as `device` in `device.view`.
 * Records of a model without a key, or with one that cannot be part of a permission or is one of the platform's own, have
 * the permissions of models.
 */
export function permissionModel(key: JsonValue | undefined): string {
  return typeof key === 'string' && isPermissionModel.test(key) && !ownModels.has(key) ? key : 'model';
}

const isPermissionModel = /^[A-Za-z][A-Za-z0-9]{0,63}$/;
const ownModels = new Set(permissions.map((permission) => permission.slice(0, permission.indexOf('.'))));
