import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { plainQuery } from '../json-query';
import type { BackupParts } from '../parts';
import { acceptArchive } from './accept-archive';
import { receiveArchive } from './receive-archive';

/** Archives from outside. One gets a record when every byte of it was judged; of a refused one nothing stays. */
export async function uploadRoutes(rest: FastifyInstance, { kit }: BackupParts): Promise<void> {
  await rest.register(multipart);
  rest.post('/core/backup/upload', { config: { permission: 'backup.upload' } }, async (request) => {
    const { password } = plainQuery(request, 'backup-code-query') as { password?: string };
    const received = await receiveArchive(kit, request);
    try {
      const id = await acceptArchive(kit, {
        ...received,
        project: request.project,
        code: password,
        creator: request.viewer?.username ?? '',
      });
      return { status: 'OK', id };
    } finally {
      await received.discard();
    }
  });
}
