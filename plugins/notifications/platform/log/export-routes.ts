import { Readable } from 'node:stream';
import { PlatformError } from '@signalbox/api';
import { bodyOf, plainQuery, type PlatformKit, signalOfClient, textParameter } from '@signalbox/platform-kit';
import { attachment, requestLocale, viewerOf } from '@signalbox/platform-kit/rest';
import type { FastifyInstance } from 'fastify';
import { noticeExportQueryEntity, noticeLogFilterEntity } from '../../shared/generated/entities';
import type { NoticeExportLink } from '../../shared/notice-log';
import { issueTicket, redeemTicket } from './export-ticket';
import { logFile } from './log-file';

/** The delivery log as CSV, by a link that a browser can follow without a session. */
export function exportRoutes(rest: FastifyInstance, kit: PlatformKit): void {
  const nameOf = () => `messages ${new Date(kit.clock.now()).toISOString().slice(0, 10)}.csv`;
  let running = 0;

  rest.post('/core/notice/log/export', { config: { permission: 'notice.view' } }, async (request) => {
    const ticket = await issueTicket(kit, {
      project: request.project,
      viewer: viewerOf(request),
      filter: bodyOf(request, noticeLogFilterEntity),
      language: request.headers['accept-language'] ?? '',
    });
    const link: NoticeExportLink = { url: `/core/noticeExport?ticket=${ticket}`, name: nameOf() };
    return link;
  });

  // The ticket authenticates the request. A HEAD request would use the ticket up.
  rest.get('/core/noticeExport', { config: { isPublic: true }, exposeHeadRoute: false }, async (request, reply) => {
    if (textParameter(request, 'ticket') === undefined)
      throw new PlatformError(request.viewer ? 'forbidden' : 'tokenMissing');
    if (running >= maxAtOnce) throw new PlatformError('tooManyRequests', { params: { count: retrySeconds } });
    const { ticket } = plainQuery(request, noticeExportQueryEntity);
    // Counted before the first wait, so that requests at the same moment are counted too.
    running += 1;
    const order = await redeemTicket(kit, ticket).catch((error: unknown) => {
      running -= 1;
      throw error;
    });
    const signal = AbortSignal.any([signalOfClient(reply), AbortSignal.timeout(maxMilliseconds)]);
    const locale = requestLocale(order.language);
    const stream = Readable.from(logFile(kit, { ...order, locale, signal }), { objectMode: false });
    stream.once('close', () => (running -= 1));
    stream.once('error', (err) => kit.log.warn({ err }, 'an export of the delivery log has ended early'));
    signal.addEventListener('abort', () => stream.destroy(), { once: true });
    kit.log.info({ user: order.viewer.userId, project: order.project }, 'the delivery log is exported');
    return reply
      .type('text/csv; charset=utf-8')
      .headers({ 'content-disposition': attachment(nameOf()), 'cache-control': 'no-store' })
      .send(stream);
  });
}

const maxAtOnce = 2;
const retrySeconds = 30;
const maxMilliseconds = 10 * 60 * 1_000;
