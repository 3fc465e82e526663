import { sha256Hex } from '@signalbox/platform-kit';
import { clientNetwork } from '@signalbox/platform-kit/rest';
import type { LoginSource } from './login-clients';

/** Wrong passwords of one account from one client. */
export interface FailureCounter {
  account: string;
  /** Longer than a username may be, so it is none. */
  key: string;
}

/**
 * Returns the counter of the device if the user logged in there before, otherwise of the address. Solving a captcha
 * does not start another counter.
 */
export function failureCounterOf(attempt: { username: string; address: string; source: LoginSource }): FailureCounter {
  const { username, address, source } = attempt;
  const client = source.kind === 'device' ? source.key : clientNetwork(address);
  return { account: username, key: `${failureKeysOf(username)}${sha256Hex(JSON.stringify([username, client]))}` };
}

/** The start of the keys of one account. */
export function failureKeysOf(username: string): string {
  return `at address ${sha256Hex(username)} `;
}
