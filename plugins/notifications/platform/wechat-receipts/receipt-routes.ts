import { PlatformError } from '@signalbox/api';
import { plainQuery, type PlatformKit } from '@signalbox/platform-kit';
import type { Settings } from '@signalbox/schemas/types';
import { later, route } from '@signalbox/platform-kit/rest';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { wechatReceiptQueryEntity } from '../../shared/generated/entities';
import type { WechatReceiptQuery } from '../../shared/generated/types';
import { applyReceipt } from '../queue/apply-receipt';
import { isSigned } from './is-signed';
import { decryptEvent } from './decrypt-event';
import { encryptedIn, readReceipt, type WechatReceipt } from './read-receipt';

/**
 * `GET core/notice/wechatReceipt`: answers `echostr`, when the address is entered at WeChat. `POST`: the events of the account, of which
 * those about template messages are receipts. WeChat has no session: each call is signed by the token of the settings.
 * Events may be encrypted.
 */
export async function receiptRoutes(rest: FastifyInstance, kit: PlatformKit): Promise<void> {
  const options = { isPublic: true, exposeHeadRoute: false, bodyLimit: maxBytes };
  const query = later(wechatReceiptQueryEntity);

  const wechatReceiptRoute = route('Answers WeChat when it tests the address for receipts.', {
    query,
    ...options,
  });
  rest.get(path, wechatReceiptRoute, async (request, reply) => {
    const { echostr = '' } = (await signedQuery(kit, request)).query;
    return reply.type('text/plain; charset=utf-8').send(echostr);
  });

  // In a scope of its own: no other route takes this type of content.
  await rest.register(async (own) => {
    own.addContentTypeParser(['text/xml', 'application/xml'], { parseAs: 'string' }, (_request, text, done) =>
      done(null, text),
    );
    const postWechatReceiptRoute = route('Takes a receipt of WeChat, as its XML.', {
      query,
      body: 'bytes',
      ...options,
    });
    own.post(path, postWechatReceiptRoute, async (request, reply) => {
      const { project } = request;
      const receipt = readReceipt(await signedEvent(kit, request));
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

interface SignedQuery {
  query: WechatReceiptQuery;
  /** The settings and secrets that the signature was checked with. */
  appid: string;
  token: string;
  key: string | undefined;
}

async function signedQuery(kit: PlatformKit, request: FastifyRequest): Promise<SignedQuery> {
  const query = plainQuery(request, wechatReceiptQueryEntity);
  const { settings, secrets } = await kit.settings.readWithSecrets(request.project, [tokenPath, keyPath]);
  const token = secrets[tokenPath];
  if (token === undefined || !isSigned(query, { token, now: kit.clock.now() })) throw new PlatformError('tokenInvalid');
  const { appid = '' } = (settings as Settings).wechat ?? {};
  return { query, appid, token, key: secrets[keyPath] };
}

/**
 * The XML of the event. With a key in the settings it must be encrypted: then the signature covers its content as well, and a call
 * that somebody repeats with other content is rejected.
 */
async function signedEvent(kit: PlatformKit, request: FastifyRequest): Promise<string> {
  const { query, appid, token, key } = await signedQuery(kit, request);
  const xml = typeof request.body === 'string' ? request.body : '';
  const encrypted = encryptedIn(xml);
  if (key === undefined) {
    if (encrypted !== undefined && readReceipt(xml) === undefined)
      request.log.warn('an encrypted event of WeChat was left out, as the settings have no EncodingAESKey');
    return xml;
  }
  const { timestamp, nonce, msg_signature: signature = '' } = query;
  const isValid =
    encrypted !== undefined && isSigned({ signature, timestamp, nonce, encrypted }, { token, now: kit.clock.now() });
  const event = isValid ? decryptEvent(encrypted, { key, appid }) : undefined;
  if (event === undefined) {
    request.log.warn({ isEncrypted: encrypted !== undefined, isValid }, 'an event of WeChat could not be decrypted');
    throw new PlatformError('tokenInvalid');
  }
  return event;
}

const tokenPath = 'wechat/receiptToken';
const keyPath = 'wechat/receiptKey';
const path = '/core/notice/wechatReceipt';
const maxBytes = 4_096;
const maxKept = 10_000;
