import type { SessionRules } from '@signalbox/platform-kit';
import type { FailureCounter } from './failure-keys';
import { frozen, type LoginFailures } from './login-failures';

interface Try {
  counter: FailureCounter;
  freeze: SessionRules['freeze'];
}

/**
 * Counts a login attempt before its captcha and its password are verified. Throws `accountFrozen` above the limit.
 * `freezeLast`: for a failed attempt. Freezes the counter if this was its last one, and throws `accountFrozen` then.
 */
export async function countTry(
  failures: LoginFailures,
  { counter, freeze }: Try,
): Promise<{ freezeLast: () => Promise<void> }> {
  // Without a limit there is nothing to count.
  const { isLast } = freeze === undefined ? { isLast: false } : await failures.attempt(counter, freeze);
  const freezeLast = async () => {
    if (freeze === undefined || !isLast) return;
    await failures.freeze(counter);
    throw frozen(freeze.seconds);
  };
  return { freezeLast };
}
