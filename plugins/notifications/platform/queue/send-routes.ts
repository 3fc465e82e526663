import { createRateLimit, fullBodyOf, newObjectId, type PlatformKit } from '@signalbox/platform-kit';
import type { FastifyInstance } from 'fastify';
import { noticeSendEntity } from '../../shared/generated/entities';
import { enqueue } from './enqueue';

/** `POST core/notice/send`: queues a message, and answers `{InsertedID}`. The delivery log shows its outcome. */
export function sendRoutes(rest: FastifyInstance, kit: PlatformKit): void {
  const perUser = createRateLimit({ ...kit, count: 1_000, windowSeconds: 60 });

  rest.post('/core/notice/send', { config: { permission: 'notice.send' } }, async (request) => {
    const { project, viewer } = request;
    const body = fullBodyOf(request, noticeSendEntity);
    const {
      id = newObjectId(kit.clock.now()),
      provider,
      to,
      toKind,
      subject = '',
      text = '',
      template,
      values = [],
    } = body;
    await perUser.spend(`notice-send:${viewer?.userId ?? ''}`);
    await enqueue(kit, {
      project,
      id,
      provider,
      to,
      content: {
        subject,
        text,
        ...(toKind ? { toKind } : {}),
        ...(template === undefined ? {} : { template }),
        values: Object.fromEntries(values.map(({ name, value }) => [name, value])),
      },
      ...(viewer ? { createdBy: viewer.username } : {}),
    });
    return { InsertedID: id };
  });
}
