import { statfs } from 'node:fs/promises';
import { mayEnterProject, PlatformError } from '@signalbox/api';
import { mayAbortJob } from '@signalbox/jobs';
import { kept, type PlatformKit, readBriefly } from '@signalbox/platform-kit';
import { inQuery, route, viewerOf } from '@signalbox/platform-kit/rest';
import type { FastifyInstance } from 'fastify';
import { operationAbortEntity, operationHistoryQueryEntity } from '../shared/generated/entities';
import type { Operation } from '../shared/operation';
import { recordAction } from './actions/record-action';
import { readDatabase } from './read/database';
import { type HistoryPeriod, readHistory } from './read/history';
import { readReplicas, readRoutes } from './read/replicas';
import { readStore } from './read/store';
import { inTurn, readWork, workFor } from './read/work';

/** `core/operation`: what the platform is doing. All viewers share one reading, so that they do not load the database. */
export function operationRoutes(rest: FastifyInstance, kit: PlatformKit, { own }: { own: string }): void {
  const forOperators = { permission: 'operation.edit' };
  const { clock } = kit;
  // Tries the store, and a bucket may cost money for it.
  const store = kept({ clock, milliseconds: 30_000, read: () => readStore(kit) });
  const overview = kept({
    clock,
    milliseconds: 5_000,
    read: async () => ({ ...(await readOverview(kit, own)), store: await store() }),
  });
  const historyOf = (period: HistoryPeriod, milliseconds: number) =>
    kept({ clock, milliseconds, read: () => readBriefly(kit, (source) => readHistory(source, period)) });
  const history = { hour: historyOf('hour', 10_000), day: historyOf('day', 60_000) };
  const database = kept({ clock, milliseconds: 30_000, read: () => readDatabase(kit) });
  const work = kept({ clock, milliseconds: 2_000, read: () => readWork(kit) });

  const operationRoute = route('Returns the servers, their routes, and figures of the platform.', forOperators);
  rest.get('/core/operation', operationRoute, () => overview());
  const historyRoute = route('Returns what each server did in the last hour or day.', {
    query: inQuery(operationHistoryQueryEntity),
    ...forOperators,
  });
  rest.get('/core/operation/history', historyRoute, async ({ query: { period = 'hour' } }) => {
    return history[period]();
  });
  const databaseRoute = route('Returns size, connections, tables and statements of the database.', forOperators);
  rest.get('/core/operation/database', databaseRoute, () => database());
  const workRoute = route('Returns running jobs, scheduled work and the health of services.', forOperators);
  rest.get('/core/operation/work', workRoute, async (request) => workFor(viewerOf(request), kit.jobs, await work()));
  const abortRoute = route('Aborts a running job of any project that the user may enter.', {
    body: operationAbortEntity,
    example: { project: 'default', id: '5f0000000000000000000001' },
    ...forOperators,
  });
  rest.post('/core/operation/abort', abortRoute, async (request) => {
    const viewer = viewerOf(request);
    const { project, id } = request.body;
    const job = mayEnterProject(viewer, project) ? await kit.jobs.find({ project, id }) : undefined;
    if (job === undefined) throw new PlatformError('notFound', { detail: id });
    const kind = kit.jobs.kinds.get(job.kind);
    if (kind === undefined || !mayAbortJob(viewer, kind, job))
      throw new PlatformError('forbidden', {
        detail: typeof kind?.permissions === 'object' ? kind.permissions.start : undefined,
      });
    await recordAction(kit, request, { action: 'abort', subject: job.name });
    await kit.jobs.abort(job);
    return { status: 'OK' };
  });
}

async function readOverview(kit: PlatformKit, own: string): Promise<Operation> {
  const { blocks, bavail, bsize } = await statfs(kit.dataDir);
  return readBriefly(kit, async (source) => ({
    now: new Date(source.now).toISOString(),
    replicas: await readReplicas(source, own),
    routes: await readRoutes(source),
    figures: await inTurn(kit.operationParts, async ({ figures }) => figures?.(source)),
    disk: { total: blocks * bsize, free: bavail * bsize },
  }));
}
