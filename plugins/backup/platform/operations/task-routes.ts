import { bodyOf, idOf, type PlatformKit, resourceRoutes } from '@signalbox/platform-kit';
import { PlatformError } from '@signalbox/api';
import type { FastifyInstance } from 'fastify';
import { requireAnyPermission, requirePermission } from '../require-permission';
import type { Operations } from './contract';
import { type Task, taskCollection, taskStore } from './task-store';
import { pausePermission, taskViewPermissions } from './task-types';

/** `core/taskmanager`: what runs and what ran; `{status: 'pause'}` ends a task. */
export function taskRoutes(rest: FastifyInstance, { kit, operations }: { kit: PlatformKit; operations: Operations }) {
  const path = 'core/taskmanager';
  // By a key that one of three may be; the route itself takes one.
  void rest.register(async (readers) => {
    readers.addHook('preHandler', async (request) => requireAnyPermission(request, taskViewPermissions));
    resourceRoutes(readers, kit, { path, collection: taskCollection, permissions: { list: null, get: null } });
  });
  rest.patch(`/${path}/:id`, async (request) => {
    const { project } = request;
    const id = idOf(request);
    const task = (await taskStore(kit, project).get(id)) as unknown as Task | undefined;
    // Whoever may see no task learns nothing of their ids.
    if (task) requirePermission(request, pausePermission(task.mark));
    else requireAnyPermission(request, taskViewPermissions);
    const { status } = bodyOf(request, 'task-patch');
    if (status === undefined) throw new PlatformError('invalidField', { field: 'status', pointer: '/status' });
    if (!task) throw new PlatformError('notFound', { detail: id });
    await operations.pause({ project, id });
    return { status: 'OK' };
  });
}
