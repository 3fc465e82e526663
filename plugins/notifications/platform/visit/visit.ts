import type { NoticeStep, NoticeStepName } from '../../shared/notice';
import type { ConnectTarget } from './may-connect';

export interface FreshToken {
  token: string;
  /** Seconds from now. */
  expiresIn: number;
}

/** Keeps tokens of providers for all replicas. `account`: the address, the name and the secret of an account. */
export interface TokenCache {
  /** The token of this account, from `renew` if there is none, or if it ends soon. */
  get(account: string, renew: () => Promise<FreshToken>): Promise<{ token: string; isCached: boolean }>;
  /** Removes this token, unless it was renewed already. */
  forget(account: string, token: string): Promise<void>;
}

export interface VisitOptions {
  /** Ends the visit, e.g. when the server stops. */
  signal?: AbortSignal;
  /** Aborted when the time for all steps together is over. Default: after 30 s. */
  deadline?: AbortSignal;
  /** Called as each step ends. */
  onStep?: (step: NoticeStep) => void;
  /** The tokens of providers that all replicas share. Without it, a message asks for one of its own. */
  tokens?: TokenCache;
  /**
   * A try since then (milliseconds since 1970) may have sent this message: the provider is asked, or repeats by the
   * message's id; otherwise nothing is sent.
   */
  uncertainSince?: number;
  /** Ids of a message that the provider has accepted: only its receipt is asked for. */
  acceptedIds?: Record<string, string>;
  /** How often the receipt is asked for, with pauses. Default: 4; 0: not at all. */
  receiptQueries?: number;
  /** PEM of certificates to trust instead of the default ones of Node.js. */
  ca?: string | string[] | undefined;
  /** The URL of the platform: mail servers are given its host. */
  publicUrl?: string | undefined;
  /** False for servers that the platform may not connect to. */
  mayConnect: (target: ConnectTarget) => boolean;
  /** Milliseconds since 1970, for signatures. */
  now: () => number;
  /** Waits between two queries for a receipt. Rejects when the signal is aborted. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** What the code of a provider uses while it sends one message. */
export interface Visit extends Pick<
  VisitOptions,
  'ca' | 'publicUrl' | 'mayConnect' | 'now' | 'wait' | 'tokens' | 'receiptQueries'
> {
  signal: AbortSignal;
  /** Forgets the token of this message, which the provider has rejected. Set if it came from the cache. */
  forgetToken?: () => Promise<void>;
  /** Values that no answer may show. A provider adds its token. */
  secrets: string[];
  /** Runs and records a step. Steps may be nested: the time of the inner one does not count for the outer one. */
  step<Value>(name: NoticeStepName, act: () => Promise<Value>): Promise<Value>;
  /** Called when the visit has ended. */
  onEnd(end: () => void): void;
  /** True once a connection was opened: only the first one is recorded as steps. */
  isConnected: boolean;
}
