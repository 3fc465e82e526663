import { PlatformError } from '@signalbox/api';
import { idOf, newObjectId, type PlatformKit } from '@signalbox/platform-kit';
import { optional, route } from '@signalbox/platform-kit/rest';
import type { FastifyInstance } from 'fastify';
import { noticeErrors } from '../../shared/errors';
import { noticeResendEntity } from '../../shared/generated/entities';
import { resendable } from '../../shared/notice-log';
import { enqueue } from '../queue/enqueue';
import { queueDatabase } from '../queue/queue-tables';

/** `POST core/notice/log/:id/resend`: queues a copy, `{InsertedID}`. */
export function resendRoute(rest: FastifyInstance, kit: PlatformKit): void {
  const postResendRoute = route('Sends a message again.', {
    body: optional(noticeResendEntity),
    permission: 'notice.send',
  });
  rest.post('/core/notice/log/:id/resend', postResendRoute, async (request) => {
    const { project, viewer } = request;
    const { id = newObjectId(kit.clock.now()) } = request.body;
    const message = await queueDatabase(kit.database)
      .selectFrom('notice_message')
      .select(['status', 'provider', 'recipient', 'content', 'is_test'])
      .where('project', '=', project)
      .where('id', '=', idOf(request))
      .executeTakeFirst();
    if (!message) throw new PlatformError('notFound');
    const { status, provider, recipient: to, content } = message;
    if (message.is_test) throw new PlatformError(noticeErrors.noticeIsTest);
    if (!resendable.has(status)) throw new PlatformError(noticeErrors.noticeNotFailed);
    await enqueue(kit, { project, id, provider, to, content, ...(viewer ? { createdBy: viewer.username } : {}) });
    return { InsertedID: id };
  });
}
