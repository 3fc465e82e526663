import { setImmediate as turn } from 'node:timers/promises';
import { type ErrorBody, type MessageLocale, PlatformError } from '@signalbox/api';
import { isSameValue } from '@signalbox/engine/core';
import type { Database, PlatformKit } from '@signalbox/platform-kit';
import { errorBody } from '@signalbox/platform-kit/rest';
import type { Entity } from '@signalbox/schemas';
import { type JsonObject, objectOf } from '@signalbox/schemas/json';
import { sql } from 'kysely';
import type { RecordFailure } from '@signalbox/collections-core';
import { changedValues } from '../../changes/changed-values';
import { recordNotices } from '../../live/record-notices';
import { bodySql, valueSql } from '../../query/value-sql';
import { recordTitle } from '../../records/record-title';
import { withinTime } from './bulk-batches';
import type { BulkOrder } from './bulk-order';
import type { BatchResult } from './bulk-store';

interface BatchDeps extends Pick<PlatformKit, 'notify' | 'clock'> {
  order: BulkOrder;
  entity: Entity<JsonObject>;
  /** Language of the failures. */
  language: MessageLocale;
}

interface FoundRecord {
  id: string;
  values: unknown;
}

/** A record with the transaction that wrote it. */
type StoredRecord = FoundRecord & { version: string };

/** What the hook `before` said of changes, by id: its error, if it rejects one, and the version of the record that it was asked about. */
type CheckedChanges = ReadonlyMap<string, { version: string; error: unknown }>;

/** Asks the hook `before` of the model about each change of a batch. It may take long: call it outside of a transaction. */
export async function checkBatch(database: Database, deps: BatchDeps, ids: string[]): Promise<CheckedChanges> {
  const checked = new Map<string, { version: string; error: unknown }>();
  const { viewer, action, model } = deps.order;
  const check = model.hooks?.before;
  if (!check || action !== 'edit') return checked;
  const records = await withinTime(database, (transaction) => readBatch(transaction, deps.order, ids));
  const { next } = await editedRecords(deps, records);
  for (const { id, values: after } of next) {
    const { values, version = '' } = records.find((record) => record.id === id) ?? {};
    const write = { viewer, project: model.project, before: objectOf(values), after };
    const error = await check(write).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    checked.set(id, { version, error });
  }
  return checked;
}

async function readBatch(
  database: Database,
  { model, isMatch }: BulkOrder,
  ids: string[],
  lock = sql``,
): Promise<StoredRecord[]> {
  const { rows } = await sql<StoredRecord>`
    select document.id, ${valueSql({ place: model.root })} as "values", document.xmin::text as version from document
    where ${model.scope} and document.id = any(${ids}::text[]) and ${isMatch} order by document.id ${lock}
  `.execute(database);
  return rows;
}

/**
 * Changes or deletes the records of a batch that still match, in the caller's transaction, and notifies open lists. A
 * record that has the values already, or is gone, is not written. One that was written after its check fails with `conflict`.
 */
export async function changeBatch(
  transaction: Database,
  deps: BatchDeps & { checked: CheckedChanges },
  ids: string[],
): Promise<BatchResult> {
  const { order } = deps;
  const { model } = order;
  await model.lock?.(transaction);
  const rows = await readBatch(transaction, order, ids, sql`for update`);
  const notices = recordNotices(deps, model);
  const edited: BatchChanges<FoundRecord> =
    order.action === 'edit' ? await editedRecords(deps, rows) : { next: rows, failures: [] };
  const { next, failures } = await allowedChanges(transaction, deps, { ...edited, found: rows });
  const result = { changed: next.length, unchanged: ids.length - next.length - failures.length, failures };
  if (order.action === 'delete') {
    const found = next.map(({ id }) => id);
    await sql`delete from document where ${model.scope} and document.id = any(${found}::text[])`.execute(transaction);
    await notices.send(transaction, { deleted: found });
    return result;
  }
  if (next.length > 0) {
    await sql`
      update document set body = ${bodySql(model.root, sql`edited."values"`)}, updated_at = ${new Date(deps.clock.now())}
      from jsonb_to_recordset(${JSON.stringify(next)}::jsonb) as edited (id text, "values" jsonb)
      where ${model.scope} and document.id = edited.id`.execute(transaction);
    await notices.send(transaction, { changed: next.map(({ id }) => id) });
  }
  return result;
}

interface BatchChanges<Change> {
  next: Change[];
  failures: RecordFailure[];
}

/** The changes without those that a hook of the model rejects. */
async function allowedChanges<Change extends FoundRecord>(
  database: Database,
  { order, language, checked }: Pick<BatchDeps, 'order' | 'language'> & { checked: CheckedChanges },
  { next, failures, found }: BatchChanges<Change> & { found: readonly StoredRecord[] },
): Promise<BatchChanges<Change>> {
  const { viewer, action, model } = order;
  const { before: check, onWrite, stored } = model.hooks ?? {};
  const allowed: BatchChanges<Change> = { next: [], failures: [...failures] };
  const records = new Map(found.map((record) => [record.id, record]));
  for (const change of next) {
    const { values, version } = records.get(change.id) ?? {};
    const before = objectOf(values);
    const after = action === 'edit' ? objectOf(change.values) : undefined;
    const write = { viewer, project: model.project, before, ...(after ? { after } : {}) };
    try {
      const said = checked.get(change.id);
      if (after && check && said?.version !== version) throw new PlatformError('conflict');
      if (said?.error !== undefined) throw said.error;
      await onWrite?.({ ...write, database, id: change.id });
      allowed.next.push(after && stored ? { ...change, values: stored(after, before) } : change);
    } catch (error) {
      allowed.failures.push(failureOf(error, { order, language, id: change.id, stored: before }));
    }
  }
  return allowed;
}

interface FailedChange extends Pick<BatchDeps, 'order' | 'language'> {
  id: string;
  stored: JsonObject;
}

/** Throws an error that is no answer to the request. */
function failureOf(error: unknown, { order: { model, viewer }, language, id, stored }: FailedChange): RecordFailure {
  if (!(error instanceof PlatformError)) throw error;
  const title = recordTitle(model, viewer, { id, values: stored })?.trim() ?? '';
  const named = title === '' ? {} : { title: title.slice(0, maxTitle) };
  return { id, ...named, error: brief(errorBody(error, language)) };
}

/** Records with other values than before, and those that cannot have them. */
export async function editedRecords(
  { order, entity, language }: Pick<BatchDeps, 'order' | 'entity' | 'language'>,
  records: readonly FoundRecord[],
): Promise<BatchChanges<{ id: string; values: JsonObject }>> {
  const { model, viewer, values: patch } = order;
  const next: { id: string; values: JsonObject }[] = [];
  const failures: RecordFailure[] = [];
  for (const { id, values } of records) {
    const stored = objectOf(values);
    try {
      const changed = changedValues({ model, viewer, entity }, { kind: 'set', values: patch }, stored);
      if (!isSameValue(changed, stored)) next.push({ id, values: changed });
    } catch (error) {
      failures.push(failureOf(error, { order, language, id, stored }));
    }
    // Other requests go on between two records.
    await turn();
  }
  return { next, failures };
}

/** Characters of the titles of records that were not changed. */
const maxTitle = 200;

/** A result has many failures: only the first error of each. */
function brief({ faults, ...error }: ErrorBody): ErrorBody {
  return { ...error, ...(faults ? { faults: faults.slice(0, 1) } : {}) };
}
