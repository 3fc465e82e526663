import { PlatformError } from '@signalbox/api';
import { idOf } from '@signalbox/platform-kit';
import type { FastifyInstance } from 'fastify';
import { optionalBodyOf } from '../../json-query';
import type { BackupParts } from '../../parts';
import type { CommittedKind, OperationAddress } from './committed-kind';
import { giveUpFiles } from './give-up-files';
import { unfinishedOperations } from './unfinished-operations';

interface GiveUpRoutes<Journal extends OperationAddress, Known extends { name: string }> {
  backups: BackupParts;
  kind: CommittedKind<Journal, Known>;
  /** Below which they stand. */
  path: string;
  /** Permissions that see such an operation, and that start one. */
  permissions: { view: string; start: string };
  /** Where the operations of a request's project are looked up. */
  homeOf(project: string): string;
}

/** Operations that wait for a data folder which this replica has not, and the way out where it is gone for good. */
export function giveUpRoutes<Journal extends OperationAddress, Known extends { name: string }>(
  rest: FastifyInstance,
  { backups, kind, path, permissions, homeOf }: GiveUpRoutes<Journal, Known>,
): void {
  const { kit } = backups;

  rest.get(`/${path}/unfinished`, { config: { permission: permissions.view } }, async ({ project, viewer }) =>
    unfinishedOperations(kit, kind, { project: homeOf(project), viewer }),
  );

  rest.post(`/${path}/:id/giveUp`, { config: { permission: permissions.start } }, async (request) => {
    optionalBodyOf(request, 'backup-give-up');
    const address = { id: idOf(request), project: homeOf(request.project) };
    const known = await kind.find(address);
    if (!known) throw new PlatformError('notFound', { detail: address.id });
    kind.requireRights(request.viewer, known);
    await giveUpFiles(backups, kind, { ...address, name: known.name });
    return { status: 'OK' };
  });
}
