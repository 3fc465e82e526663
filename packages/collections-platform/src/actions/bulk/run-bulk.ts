import type { MessageLocale } from '@signalbox/api';
import { isHandedBack, type JobContext } from '@signalbox/jobs';
import { createTurns } from '@signalbox/platform-kit';
import { recordEntity } from '../../changes/record-entity';
import { bulkBatches, type BulkPosition, withinTime } from './bulk-batches';
import { type BulkOrder, currentOrder, type OrderDeps } from './bulk-order';
import { bulkStore } from './bulk-store';
import { changeBatch, checkBatch } from './change-batch';

interface BulkRun {
  order: BulkOrder;
  /** Records that it reaches, for the progress. */
  total: number;
  language: MessageLocale;
  /** The position after its last committed batch. */
  from: BulkPosition;
}

export type BulkRunner = (context: JobContext, run: BulkRun) => Promise<void>;

/**
 * Runs bulk changes: two at a time on a replica. Each batch is one transaction, so that an abort or a crash leaves whole
 * records. Before each batch, the rights of the sender and the model are checked again: the job fails if the change is not
 * allowed any more.
 */
export function createBulkRunner(deps: OrderDeps): BulkRunner {
  const { kit } = deps;
  const turns = createTurns({ atOnce: 2 });

  async function change(context: JobContext, { order: first, total, language, from: start }: BulkRun): Promise<void> {
    let from = start;
    let order = first;
    let entity = await entityOf(order);
    for await (const { ids, position } of bulkBatches(kit.database, first, start)) {
      context.signal.throwIfAborted();
      const current = await currentOrder(deps, order);
      if (current !== order) {
        order = current;
        entity = await entityOf(order);
      }
      const batch = { notify: kit.notify, clock: kit.clock, order, entity, language };
      const checked = await checkBatch(kit.database, batch, ids);
      await withinTime(kit.database, async (transaction) => {
        const result = await changeBatch(transaction, { ...batch, checked }, ids);
        await bulkStore.add(transaction, context.id, { ...result, from, position });
      });
      from = position;
      context.progress(position.seen / Math.max(total, position.seen));
    }
  }

  /** Deleting records validates none. */
  async function entityOf({ action, model, viewer }: Pick<BulkOrder, 'action' | 'model' | 'viewer'>) {
    if (action === 'edit') return recordEntity(kit, model, viewer.userId);
    return { validate: () => [], isValid: (_value: unknown): _value is never => true };
  }

  return async (context, run) => {
    const { signal } = context;
    const end = () => bulkStore.end(kit.database, context.id, new Date(kit.clock.now()));
    try {
      await turns.run({ owner: run.order.viewer.userId, signal }, () => change(context, run));
    } catch (error) {
      if (!isHandedBack(signal, error)) await end();
      throw error;
    }
    if (!isHandedBack(signal)) await end();
  };
}
