import { PlatformError } from '@signalbox/api';
import { idOf, type PlatformKit, requestOwner } from '@signalbox/platform-kit';
import { requestLocale } from '@signalbox/platform-kit/rest';
import type { FastifyInstance } from 'fastify';
import { bulkKind, type BulkPlan, type BulkResult, type StartedBulk } from '../../shared/record-bulk';
import type { FindModel, RecordModel } from '../model/find-model';
import { recordRequest } from '../records/record-request';
import { bulkOrder } from './bulk-order';
import { bulkStore } from './bulk-store';
import { planBulk } from './plan-bulk';
import { createBulkRunner } from './run-bulk';
import { startBulk } from './start-bulk';

interface BulkDeps {
  kit: PlatformKit;
  findModel: FindModel;
  indexes: { isIndexed(model: RecordModel, path: readonly string[]): boolean };
}

/** `core/record/{model}/bulk`: one change of many records, as a job. Its plan changes nothing. */
export function bulkRoutes(rest: FastifyInstance, deps: BulkDeps): void {
  const { kit, findModel } = deps;
  const { database, jobs } = kit;
  const runBulk = createBulkRunner(deps);
  defineBulkJob(kit);

  rest.post('/core/record/:model/bulk/plan', async (request, reply): Promise<BulkPlan> => {
    const order = await bulkOrder(deps, request);
    const language = requestLocale(request.headers['accept-language']);
    return planBulk(deps, { order, language, owner: requestOwner(request, reply) });
  });

  rest.post('/core/record/:model/bulk', async (request, reply): Promise<StartedBulk> => {
    const order = await bulkOrder(deps, request);
    const language = requestLocale(request.headers['accept-language']);
    return startBulk(kit, { order, language, owner: requestOwner(request, reply), runBulk });
  });

  rest.get('/core/record/:model/bulk/:id', async (request): Promise<BulkResult> => {
    const { model, viewer } = await recordRequest(findModel, request, 'view');
    const id = idOf(request);
    const stored = await bulkStore.get(database, { project: model.project, model: model.id, id });
    if (!stored || (!viewer.isSuper && stored.userId !== viewer.userId))
      throw new PlatformError('notFound', { detail: id });
    const { userId: _user, total, ...result } = stored;
    const job = await jobs.find({ project: model.project, id });
    return { ...result, count: total, status: job?.status ?? 'fail' };
  });
}

function defineBulkJob({ jobs, database, clock, every }: PlatformKit): void {
  jobs.define(bulkKind, {
    type: 'record-bulk',
    permissions: 'creator',
    lock: 'none',
    // Its batches are committed. Starting it again changes the rest.
    recover: async ({ id }) => {
      await bulkStore.end(database, id, new Date(clock.now()));
      return undefined;
    },
  });
  every(dayMilliseconds, {
    name: 'remove old results of bulk changes',
    run: () => bulkStore.removeOld(database, new Date(clock.now() - keptMilliseconds)),
  });
}

const dayMilliseconds = 24 * 60 * 60 * 1000;
const keptMilliseconds = 30 * dayMilliseconds;
