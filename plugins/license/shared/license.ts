import type { LicenseState } from '@signalbox/api';
import type { LicenseEventBody } from './generated/types';

/** What a license file states. Times in ISO, in UTC. */
export interface LicenseTerms {
  id: string;
  customer: string;
  issueTime: string;
  startTime: string;
  expireTime: string;
  /** Names of the features that it includes. */
  feature: string[];
  /** How many of each thing it allows, by its name. */
  limit?: Record<string, number>;
}

/** A license at a time: what it states, and what it switches on. */
export interface LicenseSide {
  state: LicenseState;
  /** Missing without a license. */
  license?: LicenseTerms;
  /** Names of the features that are on. */
  on: string[];
  /** How many of each thing the project may have, by its name. Those of the platform are in the license of the default project. */
  limit: Record<string, number>;
}

/** What an upload or removal would change. */
export interface LicensePlan {
  /** To send with the change: it is rejected if the installed license has changed since. */
  plan: string;
  from: LicenseSide;
  to: LicenseSide;
  /** Message keys, with namespace, of the titles of pages that open and close. */
  pages: { opened: string[]; closed: string[] };
  used: LimitUse;
}

/** How many there are of each thing that a license may limit, by its name in `data/license-limits.json`. */
export type LimitUse = Record<string, number>;

/** One event of a license, newest first in lists. */
export type LicenseEvent = {
  /** In ISO. */
  at: string;
  /** Name of the user. Missing for what the platform did itself. */
  user?: string;
} & LicenseEventBody;

/** `GET core/license/details`. */
export interface LicenseDetails extends LicenseSide {
  /** The project has no license of its own, and uses that of the default project. */
  isShared: boolean;
  /** The stored file is not one that this program accepts: it counts as no license. */
  isRejected: boolean;
  /** In ISO. */
  installedAt?: string;
  installedBy?: string;
  /** ISO time of the removal. The license counts as expired since then, without a grace period. */
  removedAt?: string;
  used: LimitUse;
  history: LicenseEvent[];
  /** The latest time at which the clock went back, in the last 14 days. */
  clockBack?: { from: string; to: string };
}
