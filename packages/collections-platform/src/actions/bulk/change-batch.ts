import { setImmediate as turn } from 'node:timers/promises';
import { type ErrorBody, type MessageLocale, PlatformError } from '@signalbox/api';
import { isSameValue } from '@signalbox/engine/core';
import type { Database, PlatformKit } from '@signalbox/platform-kit';
import { errorBody } from '@signalbox/platform-kit/rest';
import type { Entity } from '@signalbox/schemas';
import { isJsonObject, type JsonObject } from '@signalbox/schemas/json';
import { sql } from 'kysely';
import type { RecordFailure } from '@signalbox/collections-core';
import { changedValues } from '../../changes/changed-values';
import { titleProperty } from '@signalbox/schemas/title-property';
import { recordNotices } from '../../live/record-notices';
import { valueSql } from '../../query/value-sql';
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
  await model.lock(transaction);
  const { rows } = await sql<FoundRecord>`
    select document.id, ${valueSql({ place: model.root })} as "values" from document
    where ${model.scope} and document.id = any(${ids}::text[]) and ${isMatch} order by document.id for update
  `.execute(transaction);
  const notices = recordNotices(deps, model);
  if (order.action === 'delete') {
    const found = rows.map(({ id }) => id);
    await sql`delete from document where ${model.scope} and document.id = any(${found}::text[])`.execute(transaction);
    await notices.send(transaction, { deleted: found });
    return { changed: found.length, unchanged: ids.length - found.length, failures: [] };
  }
  const { next, failures } = await editedRecords(deps, rows);
  if (next.length > 0) {
    await sql`
      update document set body = jsonb_set(body, '{values}', edited."values"), updated_at = ${new Date(deps.clock.now())}
      from jsonb_to_recordset(${JSON.stringify(next)}::jsonb) as edited (id text, "values" jsonb)
      where ${model.scope} and document.id = edited.id`.execute(transaction);
    await notices.send(transaction, { changed: next.map(({ id }) => id) });
  }
  return { changed: next.length, unchanged: ids.length - next.length - failures.length, failures };
}

/** Records with other values than before, and those that cannot have them. */
export async function editedRecords(
  { order, entity, language }: Pick<BatchDeps, 'order' | 'entity' | 'language'>,
  records: readonly FoundRecord[],
): Promise<{ next: { id: string; values: JsonObject }[]; failures: RecordFailure[] }> {
  const { model, viewer, values: patch } = order;
  const next: { id: string; values: JsonObject }[] = [];
  const failures: RecordFailure[] = [];
  const titled = titleProperty(model, viewer);
  for (const { id, values } of records) {
    const stored = isJsonObject(values) ? values : {};
    try {
      const changed = changedValues({ model, viewer, entity }, { kind: 'set', values: patch }, stored);
      if (!isSameValue(changed, stored)) next.push({ id, values: changed });
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      const title = titled === undefined ? undefined : stored[titled];
      const named = typeof title === 'string' && title.trim() !== '' ? { title: title.slice(0, maxTitle) } : {};
      failures.push({ id, ...named, error: brief(errorBody(error, language)) });
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
