import { PlatformError } from '@signalbox/api';
import {
  collectionStore,
  type CollectionStore,
  type Database,
  type PlatformKit,
  type Stored,
} from '@signalbox/platform-kit';
import { sql } from 'kysely';
import type { ListView } from '@signalbox/schemas/types';
import type { RecordModel } from '../query/record-model';

/** A view as it is stored: a document of the data module `dataset_view`. */
export type StoredView = Stored<Omit<ListView, 'id'> & { model: string; user: string }>;

export interface ViewStore {
  views: CollectionStore<StoredView>;
  /** All views of the model. */
  all(): Promise<StoredView[]>;
  /** Throws `notFound`. */
  get(id: string): Promise<StoredView>;
  /** Makes it the only default of those who see it. */
  makeOnlyDefault(view: StoredView): Promise<void>;
}

export function viewStore(kit: PlatformKit, model: RecordModel, database: Database = kit.database): ViewStore {
  const views = collectionStore<StoredView>({
    database,
    clock: kit.clock,
    project: model.project,
    collection: 'dataset_view',
  });
  const all = async () => {
    const found = await views.find({ kind: 'equals', path: ['model'], value: model.id });
    return found.filter(isView);
  };
  return {
    views,
    all,
    async get(id) {
      const view = await views.get(id);
      if (!view || view.model !== model.id || !isView(view)) throw new PlatformError('notFound', { detail: id });
      return view;
    },
    async makeOnlyDefault(view) {
      if (view.isDefault !== true) return;
      const others = (await all()).filter((other) => other.id !== view.id && other.isDefault && isForSame(other, view));
      for (const { id } of others) await views.merge(id, { isDefault: null });
    },
  };
}

/** Changes views of a model one after another, on all replicas. */
export function changeViews<Result>(
  kit: PlatformKit,
  model: RecordModel,
  change: (store: ViewStore) => Promise<Result>,
): Promise<Result> {
  return kit.database.transaction().execute(async (transaction) => {
    const name = JSON.stringify(['views', model.project, model.id]);
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
    return change(viewStore(kit, model, transaction));
  });
}

/** False for a document of another platform in the same module. */
function isView({ scope, user, name, query }: Partial<StoredView>): boolean {
  return ['private', 'role', 'all'].includes(scope ?? '') && [user, name].every(isText) && typeof query === 'object';
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isForSame(one: StoredView, other: StoredView): boolean {
  if (one.scope !== other.scope) return false;
  switch (one.scope) {
    case 'all':
      return true;
    case 'role':
      return one.role === other.role;
    case 'private':
      return one.user === other.user;
  }
}
