import { PlatformError } from '@signalbox/api';
import { mayEdit, maySee, type Pointer } from '@signalbox/engine/core';
import type { FormCatalog, Viewer } from '@signalbox/platform-kit';
import { formsOf } from '../forms-of';
import { sectionForm } from '../stored-errors/unknown-values';

/** Throws `forbidden`, naming the missing permission, when the viewer may not change one of the fields. */
export function rejectForeignFields({
  catalog,
  viewer,
  pointers,
}: {
  catalog: FormCatalog;
  viewer: Viewer;
  pointers: Pointer[];
}): void {
  for (const { plan } of formsOf(catalog, pointers)) {
    const { view, edit } = plan.form.permission;
    if (!maySee(plan.form, viewer)) throw new PlatformError('forbidden', { detail: view ?? edit });
    if (!mayEdit(plan.form, viewer)) throw new PlatformError('forbidden', { detail: edit });
  }
}

/**
 * Throws `forbidden`, naming the missing permission, when the viewer may not remove one of these values without a form:
 * the removal needs the permission of the form of the value's section, else `setting.edit`.
 */
export function rejectForeignRemovals({
  catalog,
  viewer,
  removed,
}: {
  catalog: FormCatalog;
  viewer: Viewer;
  removed: Pointer[];
}): void {
  for (const pointer of removed) {
    const owner = sectionForm(catalog, pointer.slice(0, pointer.lastIndexOf('/')));
    const form = owner?.plan.form ?? { permission: { edit: 'setting.edit' } };
    if (!mayEdit(form, viewer)) throw new PlatformError('forbidden', { detail: form.permission.edit });
  }
}
