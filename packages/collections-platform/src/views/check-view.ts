import { PlatformError } from '@signalbox/api';
import { accountProject, invalidField, type PlatformKit, type Viewer } from '@signalbox/platform-kit';
import type { ListView } from '@signalbox/schemas/types';
import type { RecordModel } from '../query/record-model';
import { recordColumns } from '../query/record-columns';
import { parseRecordQuery } from '../query/record-query';
import type { StoredView, ViewStore } from './view-store';

interface CheckOptions {
  kit: PlatformKit;
  model: RecordModel;
  viewer: Viewer;
}

/** Throws for a view with a query or columns that its author may not use, or for a role that does not exist. */
export async function checkView({ kit, model, viewer }: CheckOptions, view: Omit<ListView, 'id'>): Promise<void> {
  const columns = recordColumns(model, viewer, { isIndexed: () => false });
  parseRecordQuery(JSON.stringify(view.query), columns);
  for (const [index, { path }] of (view.columns ?? []).entries()) columns.column(path.split('.'), `columns.${index}`);
  if (view.scope !== 'role' && view.role === undefined) return;
  if (view.scope !== 'role') throw invalidField([{ pointer: '/role', keyword: 'forbidden', params: {} }]);
  if (view.role === undefined) throw invalidField([{ pointer: '/role', keyword: 'required', params: {} }]);
  const role = await kit.database
    .selectFrom('document')
    .select('id')
    .where('project', '=', accountProject)
    .where('collection', '=', 'role')
    .where('id', '=', view.role)
    .executeTakeFirst();
  if (!role) throw new PlatformError('notFound', { detail: view.role, field: 'role', pointer: '/role' });
}

/** Throws `tooLarge` for one more view than a user, or the list, may have. */
export async function rejectEndlessViews(store: ViewStore, view: Pick<StoredView, 'scope' | 'user'>): Promise<void> {
  const isPrivate = view.scope === 'private';
  const others = (await store.all()).filter(
    ({ scope, user }) => (scope === 'private') === isPrivate && (!isPrivate || user === view.user),
  );
  const limit = isPrivate ? maxPrivate : maxShared;
  if (others.length >= limit) throw new PlatformError('tooLarge', { detail: `at most ${limit} views` });
}

/** Views of one list: of one user, and of all together. */
const maxPrivate = 50;
const maxShared = 200;
