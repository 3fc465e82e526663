import type { MessageLocale } from '@signalbox/api';
import { type PlatformKit, type TaskOwner, textFor } from '@signalbox/platform-kit';
import { bulkKind, type StartedBulk } from '@signalbox/collections-core';
import { valuesAt } from '../../changes/kept-values';
import { countOrEstimate } from '../../records/count-records';
import type { BulkOrder } from './bulk-order';
import { bulkStart } from './bulk-batches';
import { bulkStore } from './bulk-store';
import type { BulkRunner } from './run-bulk';

interface StartOptions {
  order: BulkOrder;
  language: MessageLocale;
  /** Whose turn the count takes. */
  owner: TaskOwner;
  runBulk: BulkRunner;
}

/** Starts a bulk change as a job of its sender. Throws `bulkRunning` while one of the same user runs, and `bulkBusy` while too many run. */
export async function startBulk(
  kit: PlatformKit,
  { order, language, owner, runBulk }: StartOptions,
): Promise<StartedBulk> {
  const { model, viewer, action } = order;
  const { project } = model;
  const { settings } = await kit.settings.read(project);
  const name = textFor({ value: model.title, acceptLanguage: language, settings });
  await bulkStore.rejectBusy(kit, viewer.userId);
  const { count: total } = await countOrEstimate(kit, { model, query: { isMatch: order.isMatch } }, owner);
  const { id } = await kit.jobs.start({
    kind: bulkKind,
    target: { project, name },
    creator: viewer.username,
    creatorId: viewer.userId,
    language,
    // Stored, so without a secret: a change that sets one does not run again.
    ...(setsSecret(order) ? {} : { request: { userId: viewer.userId, body: { model: model.id, order: order.body } } }),
    prepare: ({ id: job }) => {
      const now = new Date(kit.clock.now());
      const row = { id: job, project, model: model.id, userId: viewer.userId, name, action, total, now };
      return bulkStore.insert(kit.database, row);
    },
    run: (context) => runBulk(context, { order, total, language, from: bulkStart }),
  });
  const fields = { task: id, user: viewer.username, model: model.id, action, count: total };
  kit.log.info(fields, 'a bulk change has started');
  return { id };
}

/** True for values of columns that are `writeOnly`. */
function setsSecret({ model, values }: BulkOrder): boolean {
  return model.guarded.some(({ path, isWriteOnly }) => isWriteOnly && valuesAt(values, path).length > 0);
}
