import { createHmac, timingSafeEqual } from 'node:crypto';

export interface SessionKeys {
  sessionId: string;
  /** As the session stores it. */
  tokenHash: string;
}

/**
 * Value of the media cookie: the session's id and a MAC of it under the hash of the session's token. It is stored nowhere,
 * ends with the session, and does not reveal the session's token. A dump of the session table is enough to make one.
 */
export function mediaTokenOf({ sessionId, tokenHash }: SessionKeys): string {
  return `${sessionId}.${macOf({ sessionId, tokenHash }).toString('base64url')}`;
}

/** The session that a media token names; undefined for any other text. Verify it with `isMediaTokenOf`. */
export function sessionIdOfMediaToken(mediaToken: string): string | undefined {
  return /^([0-9a-f]{24})\.[\w-]{43}$/.exec(mediaToken)?.[1];
}

export function isMediaTokenOf(mediaToken: string, keys: SessionKeys): boolean {
  const given = Buffer.from(mediaToken.slice(keys.sessionId.length + 1), 'base64url');
  const expected = macOf(keys);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function macOf({ sessionId, tokenHash }: SessionKeys): Buffer {
  return createHmac('sha256', Buffer.from(tokenHash, 'hex')).update(`media ${sessionId}`).digest();
}
