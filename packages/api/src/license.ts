/**
 * `none`: no license is installed, the features of the demo are on. `expiring`: 14 days or less are left. `grace`: expired,
 * its features are still on.
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
