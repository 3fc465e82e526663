import type { FastifyRequest } from 'fastify';
import { pathParameter, type Viewer } from '@signalbox/platform-kit';
import { viewerOf } from '@signalbox/platform-kit/rest';
import type { RecordAction } from '@signalbox/schemas/permission-model';
import { requireUse } from '../query/may-use';
import type { FindModel, RecordModel } from '../query/record-model';

/** The model of a request and its sender, who has the permission for `action`. Throws `notFound`, `modelUnusable` or `forbidden`. */
export async function recordRequest(
  findModel: FindModel,
  request: FastifyRequest,
  action: RecordAction,
): Promise<{ model: RecordModel; viewer: Viewer }> {
  const viewer = viewerOf(request);
  const model = await findModel(request.project, pathParameter(request, 'model'));
  requireUse(model, viewer, action);
  return { model, viewer };
}
