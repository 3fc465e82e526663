import type { NoticeCause, NoticeProblem, NoticeResult, NoticeStep, NoticeStepName } from '../../shared/notice';
import type { NoticeStatus } from '../../shared/notice-log';

export const maxTries = 5;
/** Before the second, third, fourth and fifth try. */
const pauseSeconds = [15, 60, 300, 1_200];

export interface Outcome {
  status: Exclude<NoticeStatus, 'sending'>;
  /** Until the next try of a queued message. */
  pauseMilliseconds?: number;
  /** True if a try may have been accepted. */
  isUncertain: boolean;
  problem?: NoticeProblem;
}

/**
 * Returns what follows from a try. `tries`: with this one. Only problems that may pass by themselves lead to another
 * one.
 */
export function outcomeOf({ isSent, steps, ids, uncertainty }: NoticeResult, tries: number): Outcome {
  const { name, status, problem } = steps.at(-1) ?? {};
  const details = problem ? { problem } : {};
  if (isSent) return { status: receivedOf(name, status) ?? 'accepted', isUncertain: false };
  if (uncertainty === 'final') return { status: 'unknown', isUncertain: true, ...details };
  // Accepted: it is never sent again, even if its receipt reports a failure.
  if (Object.keys(ids).length > 0 || name === 'delivered')
    return {
      status: problem && notDelivered.has(problem.cause) ? 'failed' : 'accepted',
      isUncertain: false,
      ...details,
    };
  const pause = pauseSeconds[tries - 1];
  const isUncertain = uncertainty === 'open';
  if (pause !== undefined && (isUncertain || problem?.isRetryable))
    return { status: 'queued', pauseMilliseconds: pause * 1_000, isUncertain, ...details };
  return { status: isUncertain ? 'unknown' : 'failed', isUncertain, ...details };
}

function receivedOf(step: NoticeStepName | undefined, status: NoticeStep['status'] | undefined) {
  return status === 'succeed' && (step === 'delivered' || step === 'read') ? step : undefined;
}

/** Causes that a receipt has; others mean that it could not be read. */
const notDelivered: ReadonlySet<NoticeCause> = new Set(['notDelivered', 'recipientUnknown', 'quotaUsedUp']);
