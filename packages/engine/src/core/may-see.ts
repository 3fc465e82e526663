import type { FormDefinition } from '@signalbox/schemas';
import type { Viewer } from './contract';

type Guarded = Pick<FormDefinition, 'permission'>;

/**
 * True when `viewer` may see the tab of `form`. A tab without a view permission is visible to every user of the page.
 */
export function maySee({ permission }: Guarded, viewer: Viewer): boolean {
  return viewer.isSuper || permission.view === undefined || viewer.permissions.has(permission.view);
}

/** True when `viewer` may change the values of `form`. Requires that `viewer` may see them. */
export function mayEdit(form: Guarded, viewer: Viewer): boolean {
  return viewer.isSuper || (maySee(form, viewer) && viewer.permissions.has(form.permission.edit));
}
