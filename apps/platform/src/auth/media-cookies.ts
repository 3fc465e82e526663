import fastifyCookie from '@fastify/cookie';
import { boundedCache } from '@signalbox/platform-kit';
import { cookieOptions, mediaCookie, mediaPath } from './cookies';
import { mediaTokenOf, type SessionKeys } from './media-token';

/** The `Set-Cookie` of the media cookie of a session. Each console requests it again and again, so it is cached. */
export function createMediaCookies({ isSecure }: { isSecure: boolean }): (keys: SessionKeys) => string {
  const options = { ...cookieOptions({ path: mediaPath, isSecure }), secure: isSecure };
  const cache = boundedCache<{ sessionId: string; cookie: string }>({ maxEntries: 5_000, maxBytes: 4 * 1024 * 1024 });
  return (keys) => {
    const cached = cache.get(keys.tokenHash);
    if (cached?.sessionId === keys.sessionId) return cached.cookie;
    const cookie = fastifyCookie.serialize(mediaCookie, mediaTokenOf(keys), options);
    cache.set(keys.tokenHash, { sessionId: keys.sessionId, cookie }, keys.tokenHash.length + 2 * cookie.length);
    return cookie;
  };
}
