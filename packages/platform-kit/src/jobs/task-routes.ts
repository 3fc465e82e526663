import { PlatformError, type StoredJob } from '@signalbox/api';
import { jobCollection, type JobKind, type Jobs, mayAbortJob, maySeeJob } from '@signalbox/jobs';
import { taskPatchEntity } from '@signalbox/schemas/validators/entities';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerList, idOf, listDocuments, queryOf } from '../collections';
import type { PlatformKit, Viewer } from '../contract';
import { bodyOf } from '../input';
import { type Condition, requestOwner } from '../query';
import { later, route } from '../rest/route-schema';
import { visibleKinds } from './visible-kinds';

/**
 * `core/taskmanager`: the running and past jobs of the kinds that the user may see; `{status: 'pause'}` aborts one.
 * A job whose target is no project is found and aborted from every project.
 */
export function taskRoutes(rest: FastifyInstance, kit: PlatformKit): void {
  const { jobs } = kit;
  const path = 'core/taskmanager';
  const jobOf = (request: FastifyRequest) => jobs.find({ project: request.project, id: idOf(request) });

  const taskmanagerRoute = route('Lists jobs and their progress.', { query: 'list', answer: 'list' });
  rest.get(`/${path}`, taskmanagerRoute, async (request, reply) => {
    const viewer = requireSeeing(request, jobs);
    const query = queryOf(request);
    const filter: Condition = { kind: 'all', of: [query.filter, visibleJobs(jobs, viewer)] };
    const tasks = { ...kit, project: request.project, collection: jobCollection };
    return answerList(reply, await listDocuments(tasks, { ...query, filter }, requestOwner(request, reply)));
  });
  rest.get(`/${path}/:id`, route('Returns one job.'), async (request): Promise<StoredJob> => {
    const viewer = requireSeeing(request, jobs);
    const job = await jobOf(request);
    if (!job) throw new PlatformError('notFound', { detail: idOf(request) });
    const kind = jobs.kinds.get(job.kind);
    if (!kind || !maySeeJob(viewer, kind, job)) throw forbidden(kind);
    const { project: _project, kind: mark, ...task } = job;
    return { ...task, mark };
  });
  rest.patch(
    `/${path}/:id`,
    route('Ends a job.', { body: later(taskPatchEntity), answer: 'done' }),
    async (request) => {
      const job = await jobOf(request);
      const viewer = requireSeeing(request, jobs);
      const kind = job && jobs.kinds.get(job.kind);
      if (job && !(kind && mayAbortJob(viewer, kind, job))) throw forbidden(kind, 'start');
      const { status } = bodyOf(request, taskPatchEntity);
      if (status === undefined) throw new PlatformError('invalidField', { field: 'status', pointer: '/status' });
      if (!job) throw new PlatformError('notFound', { detail: idOf(request) });
      await jobs.abort(job);
      return { status: 'OK' };
    },
  );
}

/** The user. Throws `forbidden` for a user who may see no kind of job, so that no ids are disclosed. */
function requireSeeing({ viewer }: FastifyRequest, jobs: Jobs): Viewer {
  if (!viewer) throw new PlatformError('tokenMissing');
  if (visibleKinds(jobs, viewer).length === 0) throw forbidden([...jobs.kinds.values()][0]);
  return viewer;
}

function forbidden(kind: JobKind | undefined, permission: 'view' | 'start' = 'view'): PlatformError {
  const permissions = kind?.permissions;
  return new PlatformError('forbidden', {
    detail: typeof permissions === 'object' ? permissions[permission] : undefined,
  });
}

/** The jobs of the kinds that the user may see, and of kinds for their creators those of the user. */
function visibleJobs(jobs: Jobs, viewer: Viewer): Condition {
  const kinds = visibleKinds(jobs, viewer);
  const isOwned = (name: string) => !viewer.isSuper && jobs.kinds.get(name)?.permissions === 'creator';
  const ofKinds = (values: string[]): Condition => ({ kind: 'oneOf', path: ['mark'], values });
  const isOwn: Condition = { kind: 'equals', path: ['creatorId'], value: viewer.userId };
  return {
    kind: 'any',
    of: [ofKinds(kinds.filter((name) => !isOwned(name))), { kind: 'all', of: [ofKinds(kinds.filter(isOwned)), isOwn] }],
  };
}
