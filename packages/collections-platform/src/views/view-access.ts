import { accountProject, type Database, type Viewer } from '@signalbox/platform-kit';
import { stringsOf, type JsonValue } from '@signalbox/schemas/json';
import { sql } from 'kysely';
import { shareViewsPermission } from '@signalbox/collections-core';
import type { StoredView } from './view-store';

/** The ids of the roles of a user. */
export async function rolesOf(database: Database, { userId }: Viewer): Promise<string[]> {
  const { rows } = await sql<{ roles: JsonValue }>`select body -> 'roles' as roles from document
    where project = ${accountProject} and collection = 'user' and id = ${userId}`.execute(database);
  return stringsOf(rows[0]?.roles);
}

/** True for a view that the user sees among those of the list. A user who may change shared views sees all of these. */
export function maySeeView(view: StoredView, { viewer, roles }: { viewer: Viewer; roles: readonly string[] }): boolean {
  switch (view.scope) {
    case 'all':
      return true;
    case 'role':
      return mayShare(viewer) || roles.includes(view.role ?? '');
    case 'private':
      return view.user === viewer.userId;
  }
}

/** True for a view that the user may add, change and delete. */
export function mayChangeView({ scope, user }: Pick<StoredView, 'scope' | 'user'>, viewer: Viewer): boolean {
  return scope === 'private' ? user === viewer.userId : mayShare(viewer);
}

function mayShare({ isSuper, permissions }: Viewer): boolean {
  return isSuper || permissions.has(shareViewsPermission);
}
