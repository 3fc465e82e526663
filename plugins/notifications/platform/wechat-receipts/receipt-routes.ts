import { PlatformError } from '@signalbox/api';
import { plainQuery, type PlatformKit } from '@signalbox/platform-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { wechatReceiptQueryEntity } from '../../shared/generated/entities';
import type { WechatReceiptQuery } from '../../shared/generated/types';
import { applyReceipt } from '../queue/apply-receipt';
import { queueDatabase } from '../queue/queue-tables';
import { isSigned } from './is-signed';
import { readReceipt } from './read-receipt';

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
        await queueDatabase(kit.database)
          .insertInto('notice_receipt')
          .values({ project, ...receipt, received_at: new Date(kit.clock.now()) })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        await applyReceipt(kit, { project, msgid: receipt.msgid });
      }
      // Any other answer makes WeChat repeat the event.
      return reply.type('text/plain; charset=utf-8').send('success');
    });
  });
}

async function signedQuery(kit: PlatformKit, request: FastifyRequest): Promise<WechatReceiptQuery> {
  const query = plainQuery(request, wechatReceiptQueryEntity);
  const token = await kit.settings.readSecret(request.project, 'wechat/receiptToken');
  if (token === undefined || !isSigned(query, { token, now: kit.clock.now() })) throw new PlatformError('tokenInvalid');
  return query;
}

const path = '/core/notice/wechatReceipt';
const maxBytes = 4_096;
