/**
 * Why a session ended; also the `detail` of a `tokenInvalid` answer.
 * `expired`: loginDuration is over · `idle`: noOpExpire is over · `replaced`: a later login exceeded loginLimit ·
 * `loggedOut`: by the user, elsewhere · `revoked`: password changed, account removed or disabled ·
 * `restored`: a backup was restored · `returned`: the health check failed after a restore, which was rolled back.
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
