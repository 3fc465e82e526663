import { idOf, type PlatformKit } from '@signalbox/platform-kit';
import type { FastifyInstance } from 'fastify';
import type { FindModel } from '../model/find-model';
import { recordRequest } from './record-request';
import { recordStore } from './record-store';
import { rejectOtherVersion } from './record-version';

/** `DELETE` of a record, with `If-Match`. */
export function changeRoutes(
  rest: FastifyInstance,
  { kit, findModel }: { kit: PlatformKit; findModel: FindModel },
): void {
  rest.delete('/core/record/:model/:id', async (request) => {
    const { model } = await recordRequest(findModel, request, 'delete');
    await recordStore(kit, model).remove(idOf(request), ({ version }) => rejectOtherVersion(request, version));
    return { status: 'OK' };
  });
}
