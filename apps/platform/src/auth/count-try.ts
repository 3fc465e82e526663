import type { SessionRules } from '@signalbox/platform-kit';
import type { LaneOfFailures } from './failure-keys';
import { frozen, type LoginFailures } from './login-failures';

interface Try {
  lane: LaneOfFailures;
  freeze: SessionRules['freeze'];
}

/**
 * Counts a login attempt before its captcha and its password are verified. Throws `accountFrozen` above the limit.
 * `freezeLast`: for a failed attempt. Freezes the lane if this was its last one, and throws `accountFrozen` then.
 */
export async function countTry(
  failures: LoginFailures,
  { lane, freeze }: Try,
): Promise<{ freezeLast: () => Promise<void> }> {
  // Without a limit there is nothing to count.
  const { isLast } = freeze === undefined ? { isLast: false } : await failures.attempt(lane, freeze);
  const freezeLast = async () => {
    if (freeze === undefined || !isLast) return;
    await failures.freeze(lane);
    throw frozen(freeze.seconds);
  };
  return { freezeLast };
}
