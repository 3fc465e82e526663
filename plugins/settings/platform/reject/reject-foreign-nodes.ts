import { PlatformError } from '@signalbox/api';
import { readAt, treeChanges, type Pointer, type Viewer } from '@signalbox/engine/core';
import type { FormCatalog } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import { formsOf } from '../forms-of';

/**
 * Throws `forbidden`, naming the missing permission, when the viewer may not add, change (or move) or delete nodes of a
 * tree as this save does.
 */
export function rejectForeignNodes({
  catalog,
  viewer,
  before,
  settings,
  touched,
}: {
  catalog: FormCatalog;
  viewer: Viewer;
  /** The effective settings before the save. */
  before: JsonObject;
  /** The effective settings after it. */
  settings: JsonObject;
  touched: Pointer[];
}): void {
  if (viewer.isSuper) return;
  for (const { pointer, schema } of formsOf(catalog, touched).flatMap(({ plan }) => plan.fields)) {
    const rules = schema.tree;
    if (rules?.permission === undefined || !touched.includes(pointer)) continue;
    const { add, edit, delete: remove } = rules.permission;
    const changes = treeChanges({ rules, before: readAt(before, pointer), after: readAt(settings, pointer) });
    const needed = [
      ...(changes.added.length > 0 ? [add] : []),
      ...(changes.edited.length > 0 ? [edit] : []),
      ...(changes.deleted.length > 0 ? [remove] : []),
    ];
    const missing = needed.find((permission) => !viewer.permissions.has(permission));
    if (missing !== undefined) throw new PlatformError('forbidden', { detail: missing });
  }
}
