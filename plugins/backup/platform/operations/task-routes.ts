import { bodyOf, idOf, type PlatformKit, resourceRoutes } from '@signalbox/platform-kit';
import { PlatformError } from '@signalbox/api';
import type { FastifyInstance } from 'fastify';
import { requirePermission } from '../require-permission';
import type { Operations } from './contract';
import { type Task, taskCollection, taskStore } from './task-store';
import { pausePermission } from './task-types';

/** `core/taskmanager`: what runs and what ran; `{status: 'pause'}` ends a task. */
export function taskRoutes(rest: FastifyInstance, { kit, operations }: { kit: PlatformKit; operations: Operations }) {
  const path = 'core/taskmanager';
  const permissions = { list: 'backup.view', get: 'backup.view' };
  resourceRoutes(rest, kit, { path, collection: taskCollection, permissions });
  rest.patch(`/${path}/:id`, async (request) => {
    const { project } = request;
    const id = idOf(request);
    const task = (await taskStore(kit, project).get(id)) as unknown as Task | undefined;
    // Whoever may see no task learns nothing of their ids.
    requirePermission(request, task ? pausePermission(task.mark) : 'backup.view');
    const { status } = bodyOf(request, 'task-patch');
    if (status === undefined) throw new PlatformError('invalidField', { field: 'status', pointer: '/status' });
    if (!task) throw new PlatformError('notFound', { detail: id });
    await operations.pause({ project, id });
    return { status: 'OK' };
  });
}
