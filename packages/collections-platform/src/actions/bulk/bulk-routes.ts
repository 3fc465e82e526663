import { PlatformError } from '@signalbox/api';
import { idOf, requestOwner } from '@signalbox/platform-kit';
import { requestLocale } from '@signalbox/platform-kit/rest';
import type { FastifyInstance } from 'fastify';
import type { BulkPlan, BulkResult, StartedBulk } from '@signalbox/collections-core';
import { recordRequest } from '../../records/record-request';
import { defineBulkJob } from './bulk-job';
import { bulkOrder, type OrderDeps } from './bulk-order';
import { bulkStore } from './bulk-store';
import { planBulk } from './plan-bulk';
import { createBulkRunner } from './run-bulk';
import { startBulk } from './start-bulk';

/** `core/record/{model}/bulk`: one change of many records, as a job. Its plan changes nothing. */
export function bulkRoutes(rest: FastifyInstance, deps: OrderDeps): void {
  const { kit, findModel } = deps;
  const { database, jobs } = kit;
  const runBulk = createBulkRunner(deps);
  defineBulkJob(deps, runBulk);

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
    // First: the numbers that are read after the end are those of the whole change.
    const job = await jobs.find({ project: model.project, id });
    const stored = await bulkStore.get(database, { project: model.project, model: model.id, id });
    if (!stored || (!viewer.isSuper && stored.userId !== viewer.userId))
      throw new PlatformError('notFound', { detail: id });
    const { userId: _user, total, ...result } = stored;
    return { ...result, count: total, status: job?.status ?? 'fail' };
  });
}
