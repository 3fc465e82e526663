/** Periodic work that users set up. Times as ISO 8601. */
export interface ScheduledWork {
  id: string;
  name: string;
  /** Message key of its kind. */
  kind: string;
  /** The project it belongs to. Undefined: it concerns all projects. */
  project?: string;
  nextRun?: string;
  lastRun?: string;
  lastOutcome?: 'ongoing' | 'succeed' | 'fail' | 'pause';
  /** Why the last run failed. */
  message?: string;
  /** Permission to run it now. Missing: it is disabled, or runs already. */
  permission?: string;
}

/** A service outside of the platform, in the last 24 hours. Times as ISO 8601. */
export interface ServiceHealth {
  /** Message key. */
  title: string;
  succeeded: number;
  failed: number;
  lastSuccess?: string;
  lastFailure?: string;
}

/** A user with sessions that were used in the last 24 hours. */
export interface UserSessions {
  userId: string;
  username: string;
  sessions: number;
  /** ISO 8601. */
  lastSeen: string;
}

export interface OperationFigure {
  /** Message key. */
  title: string;
  value: number;
  unit: 'count' | 'bytes';
  /** Shown instead of the value. */
  text?: string;
}

/** A user who cannot log in for now from where wrong passwords came. Times as ISO 8601. */
export interface LockedUser {
  userId: string;
  username: string;
  /** Number of addresses, and of browsers in which the user logged in before, that are locked. */
  addresses: number;
  since: string;
  until: string;
}
