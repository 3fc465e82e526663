import type { MessageLocale } from '@signalbox/api';
import type { PlatformKit, TaskOwner } from '@signalbox/platform-kit';
import { sql } from 'kysely';
import { type BulkPlan, maxPlannedFailures } from '@signalbox/collections-core';
import { recordEntity } from '../../changes/record-entity';
import { countOrEstimate } from '../../records/count-records';
import { valueSql } from '../../query/value-sql';
import { runQuery } from '../../records/run-query';
import type { RouteDeps } from '../../records/record-request';
import { usesOfRecords } from './uses-of-records';
import type { BulkOrder } from './bulk-order';
import { editedRecords } from './change-batch';

interface PlanOptions {
  order: BulkOrder;
  /** Of the request. */
  project: string;
  language: MessageLocale;
  owner: TaskOwner;
}

/**
 * Returns what a bulk change would do: its count, and what happens to the first records. Throws as `ClientQueries.run`
 * does.
 */
export async function planBulk(
  { kit, ...lists }: { kit: PlatformKit } & Pick<RouteDeps, 'findModel' | 'resources'>,
  { order, project, language, owner }: PlanOptions,
): Promise<BulkPlan> {
  const { model, isMatch, action, viewer } = order;
  const { count, isEstimate } = await countOrEstimate(kit, { model, query: { isMatch } }, owner);
  const records = await runQuery<{ id: string; values: unknown }>(
    kit,
    sql`select document.id, ${valueSql({ place: model.root })} as "values" from document
      where ${model.scope} and ${isMatch} order by document.id limit ${triedRecords}`,
    owner,
  );
  if (action === 'delete') {
    const ids = records.map(({ id }) => id);
    const used = await usesOfRecords({ source: kit, ...lists, project, model, viewer, owner }, ids);
    return { count, isEstimate, tried: ids.length, unchanged: 0, failed: 0, failures: [], used };
  }
  const entity = await recordEntity(kit, model, viewer.userId);
  const { next, failures } = await editedRecords({ order, entity, language }, records);
  return {
    count,
    isEstimate,
    tried: records.length,
    unchanged: records.length - next.length - failures.length,
    failed: failures.length,
    failures: failures.slice(0, maxPlannedFailures),
  };
}

const triedRecords = 100;
