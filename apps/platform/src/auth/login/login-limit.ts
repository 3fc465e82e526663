import { createRateLimit, type RateLimit, type RateLimitRules } from '@signalbox/platform-kit';
import { clientNetwork } from '@signalbox/platform-kit/rest';

/** Limits failed logins by address and name, and, with a higher limit, by address alone. */
export interface LoginLimit {
  /** Throws `tooManyRequests`. */
  spend(attempt: { username: string; address: string }): Promise<void>;
  /** Removes a successful attempt from the count. */
  refund(attempt: { username: string; address: string }): Promise<void>;
}

/** Many users may share one address: one of them who types wrong passwords must not lock out the others. */
const perNamePerMinute = 60;
const perAddressPerMinute = 600;

export function createLoginLimit(rules: Pick<RateLimitRules, 'database' | 'clock'>): LoginLimit {
  const byName = createRateLimit({ ...rules, count: perNamePerMinute, windowSeconds: 60 });
  const byAddress = createRateLimit({ ...rules, count: perAddressPerMinute, windowSeconds: 60 });
  const limits: { limit: RateLimit; keyOf(network: string, username: string): string }[] = [
    // The lower limit first: attempts that it rejects do not count for the higher one.
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
