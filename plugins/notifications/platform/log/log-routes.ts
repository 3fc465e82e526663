import { PlatformError } from '@signalbox/api';
import {
  fullBodyOf,
  idOf,
  jsonQuery,
  newObjectId,
  type PlatformKit,
  requestOwner,
  validated,
} from '@signalbox/platform-kit';
import type { FastifyInstance } from 'fastify';
import type { Selectable } from 'kysely';
import { noticeErrors } from '../../shared/errors';
import { noticeLogFilterEntity, noticeLogQueryEntity, noticeResendEntity } from '../../shared/generated/entities';
import { resendable } from '../../shared/notice-log';
import { enqueue } from '../queue/enqueue';
import { type MessageTable, queueDatabase } from '../queue/queue-tables';
import { findMessages } from './find-messages';
import { logEntryOf } from './log-entry';

/** `GET core/notice/log`: `NoticeLogEntry` page by page. `POST core/notice/log/:id/resend`: queues a copy, `{InsertedID}`. */
export function logRoutes(rest: FastifyInstance, kit: PlatformKit): void {
  const { database, queries, clock } = kit;

  rest.get('/core/notice/log', { config: { permission: 'notice.view' } }, async (request, reply) => {
    const { filter = {}, skip = 0, limit = 15, withCount } = jsonQuery(request, noticeLogQueryEntity);
    const matches = findMessages(database, request.project, validated(filter, noticeLogFilterEntity));
    const owner = requestOwner(request, reply);
    const run = <Row extends object>({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) =>
      queries.run<Row>(owner, { text: sql, values: [...parameters] });
    const page = matches.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').offset(skip).limit(limit);
    const rows = await run<Selectable<MessageTable>>(page.compile());
    const counts = withCount
      ? await run<{ count: number }>(matches.select(({ fn }) => fn.countAll<number>().as('count')).compile())
      : [];
    if (counts[0]) void reply.header('count', String(counts[0].count));
    return rows.map(logEntryOf);
  });

  rest.post('/core/notice/log/:id/resend', { config: { permission: 'notice.send' } }, async (request) => {
    const { project, viewer } = request;
    const { id = newObjectId(clock.now()) } = request.body ? fullBodyOf(request, noticeResendEntity) : {};
    const message = await queueDatabase(database)
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
