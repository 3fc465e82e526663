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
import { titleProperty } from '@signalbox/schemas/title-property';
import { recordNotices } from '../../live/record-notices';
import { bodySql, valueSql } from '../../query/value-sql';
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

/**
 * Changes or deletes the records of a batch that still match, in the caller's transaction, and notifies open lists. A
 * record that has the values already, or is gone, is not written.
 */
export async function changeBatch(transaction: Database, deps: BatchDeps, ids: string[]): Promise<BatchResult> {
  const { order } = deps;
  const { model, isMatch } = order;
  await model.lock?.(transaction);
  const { rows } = await sql<FoundRecord>`
    select document.id, ${valueSql({ place: model.root })} as "values" from document
    where ${model.scope} and document.id = any(${ids}::text[]) and ${isMatch} order by document.id for update
  `.execute(transaction);
  const notices = recordNotices(deps, model);
  const edited = order.action === 'edit' ? await editedRecords(deps, rows) : { next: rows, failures: [] };
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
  { order, language }: Pick<BatchDeps, 'order' | 'language'>,
  { next, failures, found }: BatchChanges<Change> & { found: readonly FoundRecord[] },
): Promise<BatchChanges<Change>> {
  const { viewer, action, model } = order;
  const { before: check, onWrite, stored } = model.hooks ?? {};
  const allowed: BatchChanges<Change> = { next: [], failures: [...failures] };
  const records = new Map(found.map(({ id, values }) => [id, objectOf(values)]));
  for (const change of next) {
    const before = records.get(change.id) ?? {};
    const after = action === 'edit' ? objectOf(change.values) : undefined;
    const write = { viewer, project: model.project, before, ...(after ? { after } : {}) };
    try {
      if (after) await check?.(write);
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
  const titled = titleProperty(model, viewer);
  const title = titled === undefined ? undefined : stored[titled];
  const named = typeof title === 'string' && title.trim() !== '' ? { title: title.slice(0, maxTitle) } : {};
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
