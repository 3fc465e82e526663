/**
 * Why a session came to its end; also the `detail` of a `tokenInvalid` answer.
 * `expired`: loginDuration is over · `idle`: noOpExpire is over · `replaced`: loginLimit, a later login took its place ·
 * `loggedOut`: by the user, elsewhere · `revoked`: password changed, account removed or disabled ·
 * `restored`: a backup was restored · `returned`: it was, and as the platform was not sound then, it goes back.
 */
export const sessionEndReasons = [
  'expired',
  'idle',
  'replaced',
  'loggedOut',
  'revoked',
  'restored',
  'returned',
] as const;
export type SessionEndReason = (typeof sessionEndReasons)[number];

/** `data` of a frame of `/ws/session`: this session is over. */
export interface SessionMessage {
  reason: SessionEndReason;
}

/** `data` of a frame of `/ws/setting`: somebody saved settings. */
export interface SettingMessage {
  revision: number;
  pointers: string[];
}
