import { PlatformError } from '@signalbox/api';
import { idOf, type PlatformKit, requestOwner } from '@signalbox/platform-kit';
import { requestLocale } from '@signalbox/platform-kit/rest';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bulkKind, type BulkPlan, type BulkResult, type StartedBulk } from '../../shared/record-bulk';
import type { FindModel, RecordModel } from '../model/find-model';
import { countOrEstimate } from '../records/count-records';
import { recordRequest } from '../records/record-request';
import { bulkOrder } from './bulk-order';
import { bulkStore } from './bulk-store';
import { planBulk } from './plan-bulk';
import { createBulkRunner } from './run-bulk';

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
    return planBulk(kit, { order, language, owner: requestOwner(request, reply) });
  });

  rest.post('/core/record/:model/bulk', (request, reply) => start(request, reply));

  async function start(request: FastifyRequest, reply: FastifyReply): Promise<StartedBulk> {
    const order = await bulkOrder(deps, request);
    const { model, viewer, action } = order;
    await bulkStore.rejectBusy(kit, viewer.userId);
    const counted = { model, query: { isMatch: order.isMatch } };
    const { count: total } = await countOrEstimate(kit, counted, requestOwner(request, reply));
    const { project, name } = model;
    const run = { order, total, language: requestLocale(request.headers['accept-language']) };
    const { id } = await jobs.start({
      kind: bulkKind,
      target: { project, name },
      creator: viewer.username,
      creatorId: viewer.userId,
      language: run.language,
      prepare: ({ id: job }) => {
        const now = new Date(kit.clock.now());
        return bulkStore.insert(database, {
          id: job,
          project,
          model: model.id,
          userId: viewer.userId,
          name,
          action,
          total,
          now,
        });
      },
      run: (context) => runBulk(context, run),
    });
    kit.log.info(
      { task: id, user: viewer.username, model: model.id, action, count: total },
      'a bulk change has started',
    );
    return { id };
  }

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
