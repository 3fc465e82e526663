import type { NoticeProvider } from '../../shared/notice-log';

/** How long after a message was accepted its provider answers queries for its receipt. Missing: it has no such query. */
const askableMilliseconds: Partial<Record<NoticeProvider, number>> = { dingtalk: 24 * 3_600_000, sms: 30 * 86_400_000 };

/** True for providers whose receipts can be queried. */
export function canAsk(provider: NoticeProvider): boolean {
  return askableMilliseconds[provider] !== undefined;
}

/**
 * When to ask for a receipt again after a query at `now`. The pause is the age of the message: 5, 10, 20 s and so on, up to 12
 * hours. Null once the provider cannot be asked any more.
 */
export function nextReceiptAt(
  provider: NoticeProvider,
  { acceptedAt, now }: { acceptedAt: number; now: number },
): Date | null {
  const age = now - acceptedAt;
  const pause = Math.min(Math.max(age, firstPause), longestPause);
  return age + pause > (askableMilliseconds[provider] ?? 0) ? null : new Date(now + pause);
}

const firstPause = 5_000;
const longestPause = 12 * 3_600_000;
