/** `GET core/license`. */
export interface License {
  /** Seconds left. */
  remainingTime: number;
  /** Seconds until the features of an expired license close. Missing before the expiry, and once they are closed. */
  graceTime?: number;
  /** Names of the features that are on. */
  feature: string[];
  /** Names of the features that closed because the license has expired. Missing while it has not. */
  expiredFeature?: string[];
}
