import { createRateLimit, newObjectId, type PlatformKit } from '@signalbox/platform-kit';
import { route } from '@signalbox/platform-kit/rest';
import type { FastifyInstance } from 'fastify';
import { noticeSendEntity } from '../../shared/generated/entities';
import { enqueue } from './enqueue';

/** `POST core/notice/send`: queues a message, and answers `{InsertedID}`. The delivery log shows its outcome. */
export function sendRoutes(rest: FastifyInstance, kit: PlatformKit): void {
  const perUser = createRateLimit({ ...kit, count: 1_000, windowSeconds: 60 });

  const sendRoute = route('Sends a message.', { body: noticeSendEntity, permission: 'notice.send' });
  rest.post('/core/notice/send', sendRoute, async (request) => {
    const { project, viewer } = request;
    const body = request.body;
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
