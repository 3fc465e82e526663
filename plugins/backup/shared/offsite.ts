/**
 * Why a copy was not delivered: no answer; an untrusted certificate; an error reply of the server; a lost connection; a
 * copy with another size; a missing or unreadable archive; no server is set, or the operator does not allow it; the
 * previous copy is still being sent; the platform stopped, or a user stopped the job.
 */
export type OffsiteReason =
  | 'unreachable'
  | 'untrusted'
  | 'refused'
  | 'interrupted'
  | 'differs'
  | 'archiveUnreadable'
  | 'notSet'
  | 'notAllowed'
  | 'busy'
  | 'stopped';

/** How the delivery of a copy to the FTP server ended. */
export type OffsiteOutcome = {
  status: 'ongoing' | 'succeed' | 'fail';
  reason?: OffsiteReason;
  /** Reply of the server. */
  message: string;
  /** Path of the copy on the server. */
  name?: string;
};

/** The steps of a test of an FTP server, in order. */
export const trialSteps = ['connect', 'login', 'write', 'read', 'delete'] as const;

export interface TrialStep {
  name: (typeof trialSteps)[number];
  status: 'succeed' | 'fail' | 'skipped';
  /** Reply of the server. */
  message: string;
  /** No FTP server answers, for any reason. */
  reason?: 'unreachable';
}

/** Response of `POST core/backup/offsite/test`. */
export interface OffsiteTrial {
  isReady: boolean;
  steps: TrialStep[];
}
