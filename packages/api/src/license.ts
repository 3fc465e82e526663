/** `GET core/license`. */
export interface License {
  /** Seconds left. */
  remainingTime: number;
  /** Names of the licensed features. */
  feature: string[];
}
