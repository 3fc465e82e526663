import { PlatformError } from '@signalbox/api';
import type { JobKind } from './job-kind';

/**
 * The reason of the signal of a job that runs again elsewhere: its server stops, or has lost its lock. `run` throws one that is lost
 * if it finds that another server goes on with the job already. A job without a request fails then.
 */
export class JobHandedBack extends PlatformError {
  /** Another server may run the job already, so this one writes nothing any more. */
  readonly isLost: boolean;

  constructor({ isLost }: { isLost: boolean }) {
    super('operationLost');
    this.name = 'JobHandedBack';
    this.isLost = isLost;
  }
}

/**
 * True for the signal of a job that runs again elsewhere, and for such an error of it. It leaves its records and files as they are:
 * `recover` of its kind is called before it runs again.
 */
export function isHandedBack({ aborted, reason }: AbortSignal, error?: unknown): boolean {
  return (aborted && reason instanceof JobHandedBack) || error instanceof JobHandedBack;
}

/** The task of a job that waits for a server. */
export function waitingTask({ lock = 'platform' }: Pick<JobKind, 'lock'>) {
  return { progress: 0, phase: jobPhases.handedBack, canPause: true, isBeside: lock !== 'platform' };
}

/** Phases of all kinds of jobs. The console has their messages. `blocked`: it cannot go on yet; `content` says why. */
export const jobPhases = { handedBack: 'handedBack', repeated: 'repeated', blocked: 'blocked' } as const;
