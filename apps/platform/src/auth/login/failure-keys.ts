import { sha256Hex } from '@signalbox/platform-kit';
import { clientNetwork } from '@signalbox/platform-kit/rest';
import type { LoginSource } from './login-clients';

/** Wrong passwords of one account from one client. */
export interface FailureCounter {
  /** The key of its name. */
  account: string;
  /** Longer than a username may be, so it is none. */
  key: string;
}

/**
 * Returns the counter of the device if the user logged in there before, otherwise of the address. Solving a captcha
 * does not start another counter.
 */
export function failureCounterOf(attempt: { name: string; address: string; source: LoginSource }): FailureCounter {
  const { name, address, source } = attempt;
  const client = source.kind === 'device' ? source.key : clientNetwork(address);
  return { account: name, key: `${failureKeysOf(name)}${sha256Hex(JSON.stringify([name, client]))}` };
}

/** The start of the keys of one account, by the key of its name. */
export function failureKeysOf(name: string): string {
  return `at address ${sha256Hex(name)} `;
}
