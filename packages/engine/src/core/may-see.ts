import type { FormDefinition } from '@signalbox/schemas';
import type { Viewer } from './contract';

type Guarded = Pick<FormDefinition, 'permission'>;

/** True when `viewer` may see the tab of `form`. A tab without a view permission is seen by everyone who reaches the page. */
export function maySee({ permission }: Guarded, viewer: Viewer): boolean {
  return viewer.isSuper || permission.view === undefined || viewer.permissions.has(permission.view);
}

/** True when `viewer` may change the values of `form`; who may not see them may not change them. */
export function mayEdit(form: Guarded, viewer: Viewer): boolean {
  return viewer.isSuper || (maySee(form, viewer) && viewer.permissions.has(form.permission.edit));
}
