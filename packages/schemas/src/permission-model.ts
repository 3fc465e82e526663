import permissions from '../data/permissions.json';
import type { JsonValue } from './json';

/** What a user may do to records: the part after the point of a permission key. */
export const recordActions = ['view', 'add', 'edit', 'delete'] as const;
export type RecordAction = (typeof recordActions)[number];

/**
 * The part before the point of the permission keys for the records of a model: its key, such as `device` in `device.view`.
 * Records of a model without a key, or with one that cannot be part of a permission or is one of the platform's own, have
 * the permissions of models.
 */
export function permissionModel(key: JsonValue | undefined): string {
  return typeof key === 'string' && isPermissionModel.test(key) && !ownModels.has(key) ? key : 'model';
}

/** The permission key of each action on the records of a model with this key. */
export function recordPermissions(key: JsonValue | undefined): Record<RecordAction, string> {
  const model = permissionModel(key);
  return { view: `${model}.view`, add: `${model}.add`, edit: `${model}.edit`, delete: `${model}.delete` };
}

/** The model part and the action of a permission that may be of the records of a model; undefined for all others. */
export function recordPermission(permission: string): { model: string; action: RecordAction } | undefined {
  const [model = '', ...name] = permission.split('.');
  const action = recordActions.find((each) => each === name.join('.'));
  const isOfRecords = action !== undefined && isPermissionModel.test(model) && !ownModels.has(model);
  return isOfRecords ? { model, action } : undefined;
}

const isPermissionModel = /^[A-Za-z][A-Za-z0-9]{0,63}$/;
const ownModels = new Set(permissions.map((permission) => permission.slice(0, permission.indexOf('.'))));
