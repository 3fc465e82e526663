import { setTimeout as wait } from 'node:timers/promises';
import { PlatformError } from '@signalbox/api';
import { createRateLimit, createTurns, type PlatformKit } from '@signalbox/platform-kit';
import { route, requestLocale } from '@signalbox/platform-kit/rest';
import type { JsonObject } from '@signalbox/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { noticeTestEntity } from '../../shared/generated/entities';
import type { NoticeTest } from '../../shared/generated/types';
import type { NoticeResult, NoticeStep } from '../../shared/notice';
import { channels } from '../channels/channels';
import { maskRecipient } from '../log/mask';
import { recordRejectedTest, recordTest } from '../log/record-test';
import { mayConnectTo } from '../visit/may-connect';
import { testStepChannel } from './live-steps';
import { testContent } from './test-content';
import { typedSettings } from './typed-settings';

/**
 * `POST core/notice/test`: sends a test message with values that are not saved, and answers `NoticeResult`. Sends each
 * step to `/ws/noticetest` as it ends.
 */
export function testRoutes(rest: FastifyInstance, kit: PlatformKit): void {
  const perUser = createRateLimit({ ...kit, count: 10, windowSeconds: limitSeconds });
  const perProvider = createRateLimit({ ...kit, count: 30, windowSeconds: limitSeconds });
  const underWay = new AbortController();
  const turns = createTurns({
    atOnce: maxAtOnce,
    waiting: 0,
    // The running tests have ended by then.
    tooMany: () => new PlatformError('tooManyRequests', { params: { count: maxMilliseconds / 1_000 } }),
  });

  async function send(request: FastifyRequest, sent: NoticeTest): Promise<NoticeResult> {
    const { project, viewer } = request;
    const { userId = '', username = '' } = viewer ?? {};
    const { id, provider, settings: typed, to, toKind, template, values = [] } = sent;
    const channel = channels[provider];
    const settings = await typedSettings(kit, { project, channel, settings: typed });
    const language = requestLocale(request.headers['accept-language']);
    const content = {
      ...testContent({ language, now: kit.clock.now() }),
      ...(toKind ? { toKind } : {}),
      ...(template === undefined ? {} : { template }),
      values: Object.fromEntries(values.map(({ name, value }) => [name, value])),
    };
    const test = { project, createdBy: username, provider, to, content };
    const run = async () => {
      try {
        await perUser.spend(`notice-test:${userId}:${provider}`);
        await perProvider.spend(`notice-test:${project}:${provider}`);
      } catch (error) {
        if (error instanceof PlatformError && error.is('tooManyRequests')) await recordRejectedTest(kit, test);
        throw error;
      }
      const message = { ...settings, message: { to, ...content } };
      const result = await channel.send(message, {
        signal: underWay.signal,
        deadline: AbortSignal.timeout(maxMilliseconds),
        publicUrl: kit.publicUrl,
        mayConnect: mayConnectTo(kit.noticeTargets),
        now: () => kit.clock.now(),
        wait: (milliseconds, signal) => wait(milliseconds, undefined, { signal }),
        onStep: stepsToFollowers(kit, { userId, id }),
      });
      // The whole recipient is personal data, and the answer may contain it.
      const { cause = '', code = '' } = result.steps.at(-1)?.problem ?? {};
      const note = { user: userId, project, provider, to: maskRecipient(provider, to) };
      request.log.info({ ...note, isSent: result.isSent, cause, code }, 'a test message was sent');
      // The result is the user's, also if the log cannot be written.
      await recordTest(kit, test, result).catch((err: unknown) =>
        request.log.error({ err }, 'a test message could not be written to the delivery log'),
      );
      return result;
    };
    return turns.run({}, run);
  }

  const testRoute = route('Sends a test message.', { body: noticeTestEntity, permission: 'notice.test' });
  rest.post('/core/notice/test', testRoute, (request) => send(request, request.body));
  rest.addHook('preClose', async () => underWay.abort(new Error('The server ends')));
}

/** Sends each step to the connections that follow the message, in order. */
function stepsToFollowers(
  { notify, log }: Pick<PlatformKit, 'notify' | 'log'>,
  message: { userId: string; id: string },
) {
  let sent: Promise<unknown> = Promise.resolve();
  return (step: NoticeStep): void => {
    sent = sent
      .then(() => notify(testStepChannel, { ...message, step: stepOnWire(step) }))
      // The answer has all steps.
      .catch((err: unknown) => log.warn({ err }, 'a step of a test message could not be shown live'));
  };
}

function stepOnWire({ problem, ...step }: NoticeStep): JsonObject {
  return { ...step, ...(problem ? { problem: { ...problem } } : {}) };
}

const limitSeconds = 300;
const maxAtOnce = 3;
const maxMilliseconds = 30_000;
