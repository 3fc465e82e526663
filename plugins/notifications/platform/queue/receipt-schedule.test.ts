import { expect, it } from 'vitest';
import type { NoticeProvider } from '../../shared/notice-log';
import { canAsk, nextReceiptAt } from './receipt-schedule';

/** The ages of a message in seconds at which its provider is asked. */
function agesOf(provider: NoticeProvider): number[] {
  const acceptedAt = Date.UTC(2026, 0, 1);
  const ages: number[] = [];
  for (let at: Date | null = new Date(acceptedAt); at !== null;) {
    ages.push((at.getTime() - acceptedAt) / 1_000);
    at = nextReceiptAt(provider, { acceptedAt, now: at.getTime() });
  }
  return ages;
}

it('asks DingTalk with growing pauses for a day', () => {
  const ages = agesOf('dingtalk');
  expect(ages.slice(0, 5)).toEqual([0, 5, 10, 20, 40]);
  expect(ages.at(-1)).toBe(81_920);
  expect(ages).toHaveLength(16);
});

it('asks for the receipt of an SMS for 30 days, at least twice a day', () => {
  const ages = agesOf('sms');
  const pauses = ages.slice(1).map((age, index) => age - ages[index]!);
  expect(Math.max(...pauses)).toBe(43_200);
  expect(ages.at(-1)).toBeGreaterThan(29 * 86_400);
  expect(ages.at(-1)).toBeLessThanOrEqual(30 * 86_400);
});

it('asks again after a clock that went back', () => {
  expect(nextReceiptAt('sms', { acceptedAt: 60_000, now: 0 })).toEqual(new Date(5_000));
});

it('asks no provider that has no receipts to query', () => {
  expect(['email', 'wechat'].map((provider) => canAsk(provider as NoticeProvider))).toEqual([false, false]);
});
