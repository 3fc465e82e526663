import type { NoticeProvider } from '../../shared/notice-log';

/** How fast all replicas together send by one provider: below the limits that the providers document. */
const perSecond: Record<NoticeProvider, number> = { dingtalk: 20, email: 5, wechat: 20, sms: 10 };

/** Messages that may start at once after a pause, in seconds of the pace. */
const burstSeconds = 3;

interface Pace {
  /** How many messages may start now. */
  allowed: number;
  /** The value to store once `count` of them have started. */
  after(count: number): Date;
}

/** The pace of a provider: `nextAt` moves on by a fixed time with each message, and may be ahead by a burst. */
export function paceOf(provider: NoticeProvider, { nextAt, now }: { nextAt: Date; now: number }): Pace {
  const gap = 1_000 / perSecond[provider];
  const next = Math.max(nextAt.getTime(), now);
  const allowed = Math.max(0, Math.floor((now + burstSeconds * 1_000 - next) / gap));
  return { allowed, after: (count) => new Date(next + count * gap) };
}
