import { clientNetwork } from '@signalbox/platform-kit/rest';
import { createRateLimit, type RateLimit, type RateLimitRules } from './rate-limit';

/** Failed logins by address and name, and, in wider bounds, by address alone. */
export interface LoginLimit {
  /** Throws `tooManyRequests`. */
  spend(attempt: { username: string; address: string }): Promise<void>;
  /** Takes an attempt back: it was a good one. */
  refund(attempt: { username: string; address: string }): Promise<void>;
}

/** Many people may share one address: one of them who types wrong passwords must not shut out the others. */
const perNamePerMinute = 60;
const perAddressPerMinute = 600;

export function createLoginLimit(rules: Pick<RateLimitRules, 'database' | 'clock'>): LoginLimit {
  const byName = createRateLimit({ ...rules, count: perNamePerMinute, windowSeconds: 60 });
  const byAddress = createRateLimit({ ...rules, count: perAddressPerMinute, windowSeconds: 60 });
  const limits: { limit: RateLimit; keyOf(network: string, username: string): string }[] = [
    // The narrow one first: what it rejects does not use up the wide one.
    { limit: byName, keyOf: (network, username) => `login:${network} ${username}` },
    { limit: byAddress, keyOf: (network) => `login:${network}` },
  ];
  return {
    async spend({ username, address }) {
      for (const { limit, keyOf } of limits) await limit.spend(keyOf(clientNetwork(address), username));
    },
    async refund({ username, address }) {
      for (const { limit, keyOf } of limits) await limit.refund(keyOf(clientNetwork(address), username));
    },
  };
}
