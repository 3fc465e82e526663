import { createHash } from 'node:crypto';
import { clientNetwork } from '@signalbox/platform-kit/rest';
import type { LoginLane } from './login-clients';

/** Wrong passwords of one account from one client. */
export interface LaneOfFailures {
  account: string;
  /** Longer than a username may be, so it is none. */
  key: string;
}

/** Of a device in which the user logged in before; otherwise of the address. Solving a captcha makes no other lane. */
export function laneOfFailures(attempt: { username: string; address: string; lane: LoginLane }): LaneOfFailures {
  const { username, address, lane } = attempt;
  const client = lane.kind === 'device' ? lane.key : clientNetwork(address);
  return { account: username, key: `${failureKeysOf(username)}${sha256(JSON.stringify([username, client]))}` };
}

/** The start of the keys of one account. */
export function failureKeysOf(username: string): string {
  return `at address ${sha256(username)} `;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
