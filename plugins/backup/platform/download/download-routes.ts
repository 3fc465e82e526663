import { idOf, plainQuery, textParameter } from '@signalbox/platform-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { backupDownloadQueryEntity, backupTicketEntity } from '../../shared/generated/entities';
import type { BackupDeps } from '../deps';
import { usableBackup } from '../records/usable-backup';
import { later, optional, route, requirePermission, requireProject, viewerOf } from '@signalbox/platform-kit/rest';
import { type BackupScope, backupTargetOf, permissionFor } from '../scopes';
import { sendArchive } from './send-archive';
import { type DownloadOrder, issueTicket, redeemTicket } from './tickets';

/** Downloads with a ticket, or with the query of known clients: `?token&x-request-project[&password]`. */
export function downloadRoutes(rest: FastifyInstance, { kit }: BackupDeps, scope: BackupScope): void {
  const { path } = scope;
  const permission = permissionFor(scope, 'download');
  const ticketRoute = route('Returns a link for one download of the archive.', {
    body: optional(backupTicketEntity),
    changes: false,
    permission,
  });
  rest.post(`/${path}/:id/ticket`, ticketRoute, async (request) => {
    const { password } = request.body;
    const project = backupTargetOf(scope, request.project);
    const id = idOf(request);
    await usableBackup(kit, { project, id });
    const ticket = await issueTicket(kit, viewerOf(request), { project, id, password });
    return { url: `/${path}/download/${encodeURIComponent(id)}?ticket=${ticket}` };
  });

  // The ticket authenticates the request, so the route checks it itself. A HEAD request would use the ticket up.
  const downloadRoute = route('Downloads the archive of a backup.', {
    query: later(backupDownloadQueryEntity),
    answer: 'file',
    isPublic: true,
    exposeHeadRoute: false,
  });
  rest.get(`/${path}/download/:id`, downloadRoute, async (request, reply) => {
    const order = await orderOf(request);
    const backup = await usableBackup(kit, order);
    return sendArchive(kit, { ...backup, password: order.password, reply });
  });

  async function orderOf(request: FastifyRequest): Promise<DownloadOrder> {
    const id = idOf(request);
    const ticket = textParameter(request, 'ticket');
    if (ticket !== undefined) {
      const order = await redeemTicket(kit, { ticket, id });
      requirePermission(order, permission);
      if (scope.target === undefined) requireProject(order);
      return order;
    }
    requireProject(request);
    requirePermission(request, permission);
    const { password } = plainQuery(request, backupDownloadQueryEntity);
    return { project: backupTargetOf(scope, request.project), id, password };
  }
}
