import multipart from '@fastify/multipart';
import { type PlatformKit, signalOfClient } from '@signalbox/platform-kit';
import { archivePasswordEntity } from '@signalbox/schemas/validators/entities';
import { route } from '@signalbox/platform-kit/rest';
import type { FastifyInstance } from 'fastify';
import type { BackupDeps } from '../deps';
import { type BackupScope, backupTargetOf, permissionFor, scopes } from '../scopes';
import { acceptArchive } from './accept-archive';
import { receiveArchive } from './receive-archive';

/** Uploads archives. An archive gets a record after every byte of it was verified. A rejected one leaves nothing. */
export async function uploadRoutes(rest: FastifyInstance, { kit }: BackupDeps): Promise<void> {
  await rest.register(multipart);
  for (const scope of scopes) uploadRoute(rest, kit, scope);
}

function uploadRoute(rest: FastifyInstance, kit: PlatformKit, scope: BackupScope): void {
  const config = { permission: permissionFor(scope, 'upload') };
  const postUploadRoute = route('Uploads an archive.', { query: archivePasswordEntity, body: 'upload', ...config });
  rest.post(`/${scope.path}/upload`, postUploadRoute, async (request, reply) => {
    const { password } = request.query;
    const received = await receiveArchive(kit, request);
    try {
      const id = await acceptArchive(kit, {
        ...received,
        project: backupTargetOf(scope, request.project),
        // Known clients send it in the address.
        password: received.password ?? password,
        creator: request.viewer?.username ?? '',
        signal: signalOfClient(reply, new Error('The sender is gone')),
      });
      return { status: 'OK', id };
    } finally {
      await received.discard();
    }
  });
}
