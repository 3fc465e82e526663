import { type PendingJob, PlatformError } from '@signalbox/api';
import { abandonJobEntity } from '@signalbox/schemas/validators/entities';
import type { FastifyInstance } from 'fastify';
import { idOf } from '../../collections';
import type { Viewer } from '../../contract';
import { optional, route } from '../../rest/route-schema';
import { abandon, type PendingDeps } from './abandon';
import type { CommittedJobs, JobAddress } from './committed-jobs';

interface AbandonRoutes<Journal extends JobAddress, Known extends { name: string }> {
  deps: PendingDeps;
  kind: CommittedJobs<Journal, Known>;
  /** Prefix of the routes. */
  path: string;
  /** Permissions to see and to start such a job. */
  permissions: { view: string; start: string };
  /** Where the jobs of a request's project are read. */
  projectOf(project: string): string;
}

/** Routes of committed jobs that need a data folder of another replica: the list, and a way to abandon them if the folder is lost. */
export function abandonRoutes<Journal extends JobAddress, Known extends { name: string }>(
  rest: FastifyInstance,
  { deps, kind, path, permissions, projectOf }: AbandonRoutes<Journal, Known>,
): void {
  const unfinishedRoute = route('Lists jobs that a crash interrupted.', { permission: permissions.view });
  rest.get(`/${path}/unfinished`, unfinishedRoute, async ({ project, viewer }) =>
    listPending(deps, kind, { project: projectOf(project), viewer }),
  );

  const giveUpRoute = route('Abandons a job that did not finish.', {
    body: optional(abandonJobEntity),
    permission: permissions.start,
  });
  rest.post(`/${path}/:id/giveUp`, giveUpRoute, async (request) => {
    const address = { id: idOf(request), project: projectOf(request.project) };
    const known = await kind.find(address);
    if (!known) throw new PlatformError('notFound', { detail: address.id });
    kind.requireRights(request.viewer, known);
    await abandon(deps, kind, { ...address, name: known.name });
    return { status: 'OK' };
  });
}

interface PendingToList {
  project: string;
  viewer: Viewer | undefined;
}

/** The pending jobs of a project. None while a job runs, because it may be that job, on another replica. */
async function listPending<Journal extends JobAddress, Known extends { name: string }>(
  { jobs }: Pick<PendingDeps, 'jobs'>,
  kind: CommittedJobs<Journal, Known>,
  { project, viewer }: PendingToList,
): Promise<PendingJob[]> {
  const ids = await kind.openJournals();
  if (ids.length === 0 || (await jobs.isLocked())) return [];
  const pending: PendingJob[] = [];
  for (const id of ids) {
    const journal = await kind.readJournal(id);
    if (journal?.project !== project || (await kind.hasFiles(journal))) continue;
    const known = await kind.find({ project, id });
    if (known) pending.push({ id, name: known.name, mayGiveUp: isGranted(() => kind.requireRights(viewer, known)) });
  }
  return pending;
}

function isGranted(require: () => void): boolean {
  try {
    require();
    return true;
  } catch {
    return false;
  }
}
