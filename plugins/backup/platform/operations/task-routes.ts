import { PlatformError } from '@signalbox/api';
import {
  answerList,
  bodyOf,
  idOf,
  listDocuments,
  type PlatformKit,
  queryOf,
  requestOwner,
  type Viewer,
} from '@signalbox/platform-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requirePermission } from '../require-permission';
import type { OperationType, Operations } from './contract';
import { taskCollection, taskSeenFrom } from './task-store';
import { maySeeTask, operationTypes, pausePermission, viewPermission } from './task-types';

/**
 * `core/taskmanager`: what runs and what ran, of the kinds that one may see; `{status: 'pause'}` ends a task. One that is of
 * no project is found and ended from every project.
 */
export function taskRoutes(rest: FastifyInstance, { kit, operations }: { kit: PlatformKit; operations: Operations }) {
  const path = 'core/taskmanager';
  const taskOf = (request: FastifyRequest) => taskSeenFrom(kit, { project: request.project, id: idOf(request) });

  rest.get(`/${path}`, async (request, reply) => {
    const values = seenBy(requireSeeing(request));
    const query = queryOf(request);
    const filter = { kind: 'all' as const, of: [query.filter, { kind: 'oneOf' as const, path: ['mark'], values }] };
    const tasks = { ...kit, project: request.project, collection: taskCollection };
    return answerList(reply, await listDocuments(tasks, { ...query, filter }, requestOwner(request, reply)));
  });
  rest.get(`/${path}/:id`, async (request) => {
    const viewer = requireSeeing(request);
    const task = await taskOf(request);
    if (!task) throw new PlatformError('notFound', { detail: idOf(request) });
    if (!maySeeTask(viewer, task.mark)) throw new PlatformError('forbidden', { detail: viewPermission(task.mark) });
    const { project: _project, ...document } = task;
    return document;
  });
  rest.patch(`/${path}/:id`, async (request) => {
    const task = await taskOf(request);
    // Whoever may see no task learns nothing of their ids.
    if (task) requirePermission(request, pausePermission(task.mark));
    else requireSeeing(request);
    const { status } = bodyOf(request, 'task-patch');
    if (status === undefined) throw new PlatformError('invalidField', { field: 'status', pointer: '/status' });
    if (!task) throw new PlatformError('notFound', { detail: idOf(request) });
    await operations.pause(task);
    return { status: 'OK' };
  });
}

/** Who asks. Throws `forbidden` for whoever may see no kind of task. */
function requireSeeing(request: FastifyRequest): Viewer {
  const { viewer } = request;
  if (!viewer || seenBy(viewer).length === 0) requirePermission(request, viewPermission('backup'));
  return viewer as Viewer;
}

function seenBy(viewer: Viewer): OperationType[] {
  return operationTypes.filter((type) => maySeeTask(viewer, type));
}
