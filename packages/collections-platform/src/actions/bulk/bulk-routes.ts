import { isStorableText, PlatformError } from '@signalbox/api';
import { idOf, requestOwner } from '@signalbox/platform-kit';
import { later, requestLocale, route } from '@signalbox/platform-kit/rest';
import { recordBulkEntity } from '@signalbox/schemas/validators/entities';
import type { FastifyInstance } from 'fastify';
import type { BulkPlan, BulkResult, StartedBulk } from '@signalbox/collections-core';
import { recordRequest, type RouteDeps } from '../../records/record-request';
import { bulkOrder } from './bulk-order';
import { bulkStore } from './bulk-store';
import { planBulk } from './plan-bulk';
import type { BulkRunner } from './run-bulk';
import { startBulk } from './start-bulk';

/** `{resource}/bulk`: one change of many records, as a job. Its plan changes nothing. */
export function bulkRoutes(rest: FastifyInstance, deps: RouteDeps & { runBulk: BulkRunner }): void {
  const { kit, path, find, noun, runBulk } = deps;
  const { database, jobs } = kit;

  const body = later(recordBulkEntity);
  const planRoute = route(`Returns what a change of many ${noun}s would do. It changes nothing.`, {
    body,
    changes: false,
  });
  rest.post(`${path}/bulk/plan`, planRoute, async (request, reply): Promise<BulkPlan> => {
    const order = await bulkOrder(deps, request);
    const language = requestLocale(request.headers['accept-language']);
    return planBulk(deps, { order, project: request.project, language, owner: requestOwner(request, reply) });
  });

  rest.post(
    `${path}/bulk`,
    route(`Changes or deletes many ${noun}s.`, { body }),
    async (request, reply): Promise<StartedBulk> => {
      const order = await bulkOrder(deps, request);
      const language = requestLocale(request.headers['accept-language']);
      return startBulk(kit, { order, language, owner: requestOwner(request, reply), runBulk });
    },
  );

  const resultRoute = route(`Returns the result of a change of many ${noun}s.`);
  rest.get(`${path}/bulk/:id`, resultRoute, async (request): Promise<BulkResult> => {
    const { model, viewer } = await recordRequest(find, request, 'view');
    const id = idOf(request);
    if (!isStorableText(id)) throw new PlatformError('notFound', { detail: id });
    // First: the numbers that are read after the end are those of the whole change.
    const job = await jobs.find({ project: model.project, id });
    const stored = await bulkStore.get(database, { project: model.project, model: model.id, id });
    if (!stored || (!viewer.isSuper && stored.userId !== viewer.userId))
      throw new PlatformError('notFound', { detail: id });
    const { userId: _user, total, ...result } = stored;
    return { ...result, count: total, status: job?.status ?? 'fail' };
  });
}
