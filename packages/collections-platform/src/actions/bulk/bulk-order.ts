import { mayEnterProject, PlatformError } from '@signalbox/api';
import { pointerOf } from '@signalbox/engine/core';
import {
  bodyOf,
  type Database,
  invalidField,
  parseFilter,
  type PlatformKit,
  validated,
  type Viewer,
} from '@signalbox/platform-kit';
import { isJsonObject } from '@signalbox/schemas/json';
import { type RawBuilder, sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { recordBulkEntity } from '@signalbox/schemas/validators/entities';
import type { RecordBulk } from '@signalbox/schemas/types';
import { changedValues } from '../../changes/changed-values';
import { checkReferences } from '../../changes/check-references';
import { invalidRecord } from '../../changes/record-errors';
import { mayUse, requireLicense, requireUse } from '../../query/may-use';
import type { FindModel, RecordModel } from '../../query/record-model';
import { recordColumns } from '../../query/record-columns';
import { recordFilterSql } from '../../query/record-filter-sql';
import { type FindRequested, recordRequest } from '../../records/record-request';
import { requireOneSelection } from '../../records/require-one-selection';

/** A bulk change, with what its sender may do. */
export interface BulkOrder {
  model: RecordModel;
  viewer: Viewer;
  action: RecordBulk['action'];
  /** The fields to set. Empty for `delete`. */
  values: NonNullable<RecordBulk['values']>;
  /** Undefined: all that match. */
  ids?: string[];
  /** SQL that is true for the records that it reaches. */
  isMatch: RawBuilder<boolean>;
  /** As it was sent. */
  body: RecordBulk;
}

export interface OrderDeps {
  kit: PlatformKit;
  findModel: FindModel;
  indexes: { isIndexed(model: RecordModel, path: readonly string[]): boolean };
}

/** The order of a request. Throws as `checkedOrder`. */
export async function bulkOrder(
  deps: OrderDeps & { find: FindRequested },
  request: FastifyRequest,
): Promise<BulkOrder> {
  const { model, viewer } = await recordRequest(deps.find, request, 'view');
  requireSentAction(request, model, viewer);
  return checkedOrder(deps, { model, viewer, body: bodyOf(request, recordBulkEntity) });
}

/** Requires the permission before the body is validated: that for its action, or any of them if it names none. */
function requireSentAction({ body }: FastifyRequest, model: RecordModel, viewer: Viewer): void {
  const sent = isJsonObject(body) ? body['action'] : undefined;
  const named = bulkActions.find((action) => action === sent);
  requireUse(model, viewer, named ?? bulkActions.find((action) => mayUse(model, viewer, action)) ?? 'edit');
}

/**
 * The order as the model and the rights of its sender are now, which may change while it runs. Throws as `checkedOrder`, and
 * `forbidden` if the account is gone.
 */
export async function currentOrder(deps: OrderDeps, order: BulkOrder): Promise<BulkOrder> {
  const { model: before, viewer: sender, body } = order;
  const { model, viewer } = await currentRights(deps, {
    project: before.project,
    model: before.id,
    userId: sender.userId,
  });
  const isSame = model.version === before.version && hasSameRights(viewer, sender);
  return isSame ? order : checkedOrder(deps, { model, viewer, body });
}

interface StoredOrder {
  project: string;
  model: string;
  userId: string;
  body: unknown;
}

/**
 * The order of a job that goes on after its server stopped, from its stored request. Throws as `currentOrder`, and the error of
 * a license that closes the list.
 */
export async function storedOrder(deps: OrderDeps, { body, ...stored }: StoredOrder): Promise<BulkOrder> {
  const rights = await currentRights(deps, stored);
  await requireLicense(deps.kit, rights.model, 'POST');
  return checkedOrder(deps, { ...rights, body: validated(body, recordBulkEntity) });
}

async function currentRights({ findModel, kit }: OrderDeps, { project, model: id, userId }: Omit<StoredOrder, 'body'>) {
  const [model, viewer] = await Promise.all([findModel(project, id), kit.currentViewer(userId)]);
  if (!viewer || !mayEnterProject(viewer, project)) throw new PlatformError('forbidden');
  return { model, viewer };
}

function hasSameRights(one: Viewer, other: Viewer): boolean {
  const isSubset = [...one.permissions].every((permission) => other.permissions.has(permission));
  return (
    one.isSuper === other.isSuper &&
    one.isAdmin === other.isAdmin &&
    one.permissions.size === other.permissions.size &&
    isSubset
  );
}

/**
 * Throws `forbidden`, `malformedQuery` for a filter on a column that the sender may not see, and `invalidField` for values
 * that the sender could set in no record.
 */
async function checkedOrder(
  { kit, findModel, indexes }: OrderDeps,
  { model, viewer, body }: Pick<BulkOrder, 'model' | 'viewer' | 'body'>,
): Promise<BulkOrder> {
  const { action, ids, filter, values = {} } = body;
  for (const needed of ['view', action] as const) requireUse(model, viewer, needed);
  requireOneSelection(body);
  requireOwnValues(body);
  await rejectImpossible(kit.database, { model, viewer, findModel, values });
  const isMatch = ids
    ? sql<boolean>`document.id = any(${ids}::text[])`
    : recordFilterSql(parseFilter(filter ?? {}), recordColumns(model, viewer, indexes));
  return { model, viewer, action, values, isMatch, body, ...(ids ? { ids: [...new Set(ids)] } : {}) };
}

interface PatchToCheck extends Pick<BulkOrder, 'model' | 'viewer' | 'values'> {
  findModel: FindModel;
}

/** Rejects values that no record could get: of columns that the sender may not set, wrong references, and what a document does not store. */
async function rejectImpossible(database: Database, { model, viewer, findModel, values }: PatchToCheck): Promise<void> {
  const next = changedValues({ model, viewer, entity: anything }, { kind: 'set', values }, {});
  const kept = model.hooks?.stored?.(next) ?? next;
  const elsewhere = Object.keys(next).filter((name) => !(name in kept));
  if (elsewhere.length > 0)
    throw invalidRecord(
      model.schema,
      elsewhere.map((name) => ({ pointer: pointerOf([name]), keyword: 'forbidden', params: {} })),
    );
  await checkReferences({ database, findModel, viewer }, model, { before: {}, next });
}

const bulkActions: readonly RecordBulk['action'][] = ['edit', 'delete'];

/** Each record is validated when it is changed. */
const anything = { validate: () => [], isValid: (_value: unknown): _value is never => true };

/** Throws `invalidField` for an edit without values, and for values of a deletion. */
function requireOwnValues({ action, values }: RecordBulk): void {
  if ((action === 'edit') === (values !== undefined)) return;
  const keyword = action === 'edit' ? 'required' : 'additionalProperties';
  throw invalidField([{ pointer: '/values', keyword, params: {} }]);
}
