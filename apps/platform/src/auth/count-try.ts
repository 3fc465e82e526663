import { createHash } from 'node:crypto';
import type { SessionRules } from '@signalbox/platform-kit';
import { frozen, type LoginFailures } from './login-failures';

interface Try {
  /** Usernames, or keys of `keyAtAddress`. */
  keys: string[];
  freeze: SessionRules['freeze'];
}

/**
 * Counts a login attempt for each key, before its password is verified. Throws `accountFrozen` above the limit of one.
 * `freezeLast`: for a failed attempt. Freezes the keys whose last one it was, and throws `accountFrozen` if there is any.
 */
export async function countTry(
  failures: LoginFailures,
  { keys, freeze }: Try,
): Promise<{ freezeLast: () => Promise<void> }> {
  const last: string[] = [];
  for (const key of keys) if ((await failures.attempt(key, freeze)).isLast) last.push(key);
  const freezeLast = async () => {
    for (const key of last) await failures.freeze(key);
    if (freeze !== undefined && last.length > 0) throw frozen(freeze.seconds);
  };
  return { freezeLast };
}

/**
 * The key under which the attempts of one address at one account count while captchas are asked for. Longer than a username
 * may be, so it is none.
 */
export function keyAtAddress({ username, address }: { username: string; address: string }): string {
  return `${keysAtAddresses(username)}${sha256(JSON.stringify([username, address]))}`;
}

/** The start of these keys of one account. */
export function keysAtAddresses(username: string): string {
  return `at address ${sha256(username)} `;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
