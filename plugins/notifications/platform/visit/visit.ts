import type { NoticeStep, NoticeStepName } from '../../shared/notice';
import type { ConnectTarget } from './may-connect';

export interface VisitOptions {
  /** Ends the visit, e.g. when the server stops. */
  signal?: AbortSignal;
  /** Aborted when the time for all steps together is over. Default: after 30 s. */
  deadline?: AbortSignal;
  /** Called as each step ends. */
  onStep?: (step: NoticeStep) => void;
  /** PEM of a certificate to trust instead of the default ones of Node.js. */
  ca?: string;
  /** False for servers that the platform may not connect to. */
  mayConnect: (target: ConnectTarget) => boolean;
  /** Milliseconds since 1970, for signatures. */
  now: () => number;
  /** Waits between two queries for a receipt. Rejects when the signal is aborted. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** What the code of a provider uses while it sends one message. */
export interface Visit extends Pick<VisitOptions, 'ca' | 'mayConnect' | 'now' | 'wait'> {
  signal: AbortSignal;
  /** Values that no answer may show. A provider adds its token. */
  secrets: string[];
  /** Runs and records a step. Steps may be nested: the time of the inner one does not count for the outer one. */
  step<Value>(name: NoticeStepName, act: () => Promise<Value>): Promise<Value>;
  /** Called when the visit has ended. */
  onEnd(end: () => void): void;
  /** True once a connection was opened: only the first one is recorded as steps. */
  isConnected: boolean;
}
