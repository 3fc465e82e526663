import { setTimeout as wait } from 'node:timers/promises';
import { featureError, type PlatformKit } from '@signalbox/platform-kit';
import { pathOf } from '@signalbox/engine/core';
import type { Settings } from '@signalbox/schemas/types';
import type { NoticeResult } from '../../shared/notice';
import { channels } from '../channels/channels';
import { mayConnectTo } from '../visit/may-connect';
import type { TokenCache, VisitOptions } from '../visit/visit';
import type { ClaimedMessage } from './claim';
import { maxTries } from './outcome';

export interface SendDeps extends Pick<
  PlatformKit,
  'database' | 'clock' | 'settings' | 'noticeTargets' | 'publicUrl' | 'readLicense'
> {
  tokens: TokenCache;
}

/** One try of a message, by the saved settings of its provider. Rejects with the reason of `signal` only. */
export async function sendClaimed(kit: SendDeps, message: ClaimedMessage, signal: AbortSignal): Promise<NoticeResult> {
  const { project, is_uncertain: isUncertain, first_try_at: firstTry } = message;
  // Its process crashed during the last try.
  if (message.tries > maxTries) return { isSent: false, steps: [], ids: {}, uncertainty: 'final' };
  if (await featureError(kit, { project, features: ['notice'] })) return notLicensed;
  const since = isUncertain && firstTry ? { uncertainSince: firstTry.getTime() } : {};
  return visitProvider(kit, message, { signal, receiptQueries: 0, ...since });
}

/** Asks once for the receipt of an accepted message. Rejects with the reason of `signal` only. */
export function askReceipt(kit: SendDeps, message: ClaimedMessage, signal: AbortSignal): Promise<NoticeResult> {
  return visitProvider(kit, message, { signal, receiptQueries: 1, acceptedIds: message.ids });
}

async function visitProvider(
  kit: SendDeps,
  { project, id, provider, recipient, content }: ClaimedMessage,
  options: Pick<VisitOptions, 'signal' | 'receiptQueries' | 'acceptedIds' | 'uncertainSince'>,
): Promise<NoticeResult> {
  const channel = channels[provider];
  const path = pathOf(channel.secret).join('/');
  const { settings, secrets } = await kit.settings.readWithSecrets(project, [path]);
  return channel.send(
    // The forms have validated the settings.
    { settings: settings as Settings, secret: secrets[path] ?? '', message: { ...content, to: recipient, id } },
    {
      publicUrl: kit.publicUrl,
      mayConnect: mayConnectTo(kit.noticeTargets),
      now: () => kit.clock.now(),
      wait: (milliseconds, stopped) => wait(milliseconds, undefined, { signal: stopped }),
      tokens: kit.tokens,
      ...options,
    },
  );
}

/** The license may have expired after the message was queued. */
const notLicensed: NoticeResult = {
  isSent: false,
  steps: [
    {
      name: 'settings',
      status: 'fail',
      milliseconds: 0,
      problem: { cause: 'notLicensed', code: '', answer: '', isRetryable: false, params: {} },
    },
  ],
  ids: {},
};
