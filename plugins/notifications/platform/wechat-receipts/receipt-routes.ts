import { PlatformError } from '@signalbox/api';
import { plainQuery, type PlatformKit } from '@signalbox/platform-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { wechatReceiptQueryEntity } from '../../shared/generated/entities';
import type { WechatReceiptQuery } from '../../shared/generated/types';
import { applyReceipt } from '../queue/apply-receipt';
import { isSigned } from './is-signed';
import { readReceipt, type WechatReceipt } from './read-receipt';

/**
 * `GET core/notice/wechatReceipt`: answers `echostr`, when the address is entered at WeChat. `POST`: the events of the account, of which
 * those about template messages are receipts. WeChat has no session: each call is signed by the token of the settings.
 */
export async function receiptRoutes(rest: FastifyInstance, kit: PlatformKit): Promise<void> {
  const options = { config: { isPublic: true }, exposeHeadRoute: false, bodyLimit: maxBytes };

  rest.get(path, options, async (request, reply) => {
    const { echostr = '' } = await signedQuery(kit, request);
    return reply.type('text/plain; charset=utf-8').send(echostr);
  });

  // In a scope of its own: no other route takes this type of content.
  await rest.register(async (own) => {
    own.addContentTypeParser(['text/xml', 'application/xml'], { parseAs: 'string' }, (_request, text, done) =>
      done(null, text),
    );
    own.post(path, options, async (request, reply) => {
      const { project } = request;
      await signedQuery(kit, request);
      const receipt = readReceipt(typeof request.body === 'string' ? request.body : '');
      if (receipt) {
        await keepReceipt(kit, { project, ...receipt });
        await applyReceipt(kit, { project, msgid: receipt.msgid });
      }
      // Any other answer makes WeChat repeat the event.
      return reply.type('text/plain; charset=utf-8').send('success');
    });
  });
}

/**
 * Keeps a receipt until its message is known. The account may have sent the message elsewhere, and a signed call can be repeated
 * with other content: with more than `maxKept` of a project, no further one is kept.
 */
async function keepReceipt(
  { database, clock }: Pick<PlatformKit, 'database' | 'clock'>,
  { project, msgid, status }: WechatReceipt & { project: string },
): Promise<void> {
  await sql`
    insert into notice_receipt (project, msgid, status, received_at)
    select ${project}, ${msgid}, ${status}, ${new Date(clock.now())}
    where (select count(*) from (select from notice_receipt where project = ${project} limit ${maxKept}) kept) < ${maxKept}
    on conflict do nothing`.execute(database);
}

async function signedQuery(kit: PlatformKit, request: FastifyRequest): Promise<WechatReceiptQuery> {
  const query = plainQuery(request, wechatReceiptQueryEntity);
  const token = await kit.settings.readSecret(request.project, 'wechat/receiptToken');
  if (token === undefined || !isSigned(query, { token, now: kit.clock.now() })) throw new PlatformError('tokenInvalid');
  return query;
}

const path = '/core/notice/wechatReceipt';
const maxBytes = 4_096;
const maxKept = 10_000;
