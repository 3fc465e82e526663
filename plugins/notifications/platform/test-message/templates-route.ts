import { setTimeout as wait } from 'node:timers/promises';
import { PlatformError } from '@signalbox/api';
import { createRateLimit, createTurns, type PlatformKit } from '@signalbox/platform-kit';
import { route } from '@signalbox/platform-kit/rest';
import type { FastifyInstance } from 'fastify';
import type { FetchedTemplates } from '../../shared/account-templates';
import { noticeTemplatesEntity } from '../../shared/generated/entities';
import { channels } from '../channels/channels';
import { mayConnectTo } from '../visit/may-connect';
import { fetchTemplates } from '../wechat/fetch-templates';
import { typedSettings } from './typed-settings';

/** `POST core/notice/templates`: the templates of a WeChat account by values that are not saved, as `FetchedTemplates`. */
export function templatesRoute(rest: FastifyInstance, kit: PlatformKit): void {
  const perUser = createRateLimit({ ...kit, count: 10, windowSeconds: limitSeconds });
  const perProject = createRateLimit({ ...kit, count: 30, windowSeconds: limitSeconds });
  const underWay = new AbortController();
  const turns = createTurns({
    atOnce: maxAtOnce,
    waiting: 0,
    // The running requests have ended by then.
    tooMany: () => new PlatformError('tooManyRequests', { params: { count: maxMilliseconds / 1_000 } }),
  });

  const postTemplatesRoute = route('Returns the templates of an account.', {
    body: noticeTemplatesEntity,
    changes: false,
    permission: 'notice.test',
  });
  rest.post('/core/notice/templates', postTemplatesRoute, async (request) => {
    const { project } = request;
    const user = request.viewer?.userId ?? '';
    const { settings: typed } = request.body;
    const { settings, secret } = await typedSettings(kit, { project, channel: channels.wechat, settings: typed });
    return turns.run({}, async (): Promise<FetchedTemplates> => {
      await perUser.spend(`notice-templates:${user}`);
      await perProject.spend(`notice-templates:${project}`);
      const { appid = '', baseUrl } = settings.wechat ?? {};
      const fetched = await fetchTemplates(
        { appid, secret, ...(baseUrl ? { baseUrl } : {}) },
        {
          signal: underWay.signal,
          deadline: AbortSignal.timeout(maxMilliseconds),
          mayConnect: mayConnectTo(kit.noticeTargets),
          now: () => kit.clock.now(),
          wait: (milliseconds, signal) => wait(milliseconds, undefined, { signal }),
        },
      );
      const { cause = '', code = '' } = fetched.problem ?? {};
      request.log.info({ user, project, cause, code }, 'the templates of a WeChat account were fetched');
      return fetched;
    });
  });
  rest.addHook('preClose', async () => underWay.abort(new Error('The server ends')));
}

const limitSeconds = 300;
const maxAtOnce = 3;
const maxMilliseconds = 30_000;
