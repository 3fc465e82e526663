import { PlatformError } from '@signalbox/api';
import { isJsonObject } from '@signalbox/schemas/json';
import { bulkKind } from '@signalbox/collections-core';
import { type OrderDeps, storedOrder } from './bulk-order';
import { bulkStore } from './bulk-store';
import type { BulkRunner } from './run-bulk';

/** Defines the jobs of bulk changes. */
export function defineBulkJob(deps: OrderDeps, runBulk: BulkRunner): void {
  const { jobs, database, clock, every } = deps.kit;
  jobs.define(bulkKind, {
    type: 'record-bulk',
    permissions: 'creator',
    lock: 'none',
    recover: async ({ id, end }) => {
      if (end !== 'repeated') await bulkStore.end(database, id, new Date(clock.now()));
      return undefined;
    },
    // A batch and the position after it are one transaction: no record is changed twice, so what others have saved since stays.
    async repeat({ id, project, userId, body, language = 'en' }) {
      const { model = undefined, order: sent = undefined } = isJsonObject(body) ? body : {};
      if (typeof model !== 'string') throw new PlatformError('notFound', { detail: id });
      const order = await storedOrder(deps, { project, model, userId, body: sent });
      const position = await bulkStore.progress(database, id);
      return { run: (context) => runBulk(context, { order, language, ...position }) };
    },
  });
  every(dayMilliseconds, {
    name: 'remove old results of bulk changes',
    run: () => bulkStore.removeOld(database, new Date(clock.now() - keptMilliseconds)),
  });
}

const dayMilliseconds = 24 * 60 * 60 * 1000;
const keptMilliseconds = 30 * dayMilliseconds;
