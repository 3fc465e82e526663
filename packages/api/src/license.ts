/** Time for which the features of an expired license stay on: the license can be renewed without an interruption. */
export const licenseGraceMilliseconds = 14 * 24 * 60 * 60 * 1000;

/**
 * `none`: no license is installed, the features of the demo are on. `expiring`: 14 days or less are left. `grace`: expired
 * at most 14 days ago, all its features are still on. `notYetValid` and `expired`: only the features of
 * `data/kept-features.json` are on.
 */
export type LicenseState = 'none' | 'notYetValid' | 'valid' | 'expiring' | 'grace' | 'expired';

/** `GET core/license`. */
export interface License {
  state: LicenseState;
  /** Seconds left. Missing without a license: nothing expires. */
  remainingTime?: number;
  /** Seconds until the features of an expired license close. Missing before the expiry, and once they are closed. */
  graceTime?: number;
  /** Names of the features that are on. */
  feature: string[];
  /** Names of the features that closed because the license has expired. Missing while it has not. */
  expiredFeature?: string[];
}
