import { PlatformError } from '@signalbox/api';
import type { Authenticate } from '@signalbox/platform-kit/rest';
import type { FastifyRequest } from 'fastify';
import { mediaCookie, mediaPath } from './cookies';
import type { Sessions } from './sessions';

/** Finds the token of a request and resumes its session. */
export function createAuthenticate(sessions: Sessions): Authenticate {
  return async (request) => {
    const token = tokenOf(request);
    if (token === undefined) return undefined;
    const { viewer, mustChangePassword } = await sessions.resume(token);
    if (mustChangePassword && !isOpenBeforeChange(request))
      throw new PlatformError('forbidden', { detail: 'passwordChange' });
    return viewer;
  };
}

/** `Authorization`, with or without `Bearer`; the query, for downloads and sockets; the media cookie, for `<img>`. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const header = bareToken(request.headers.authorization);
  if (header !== undefined) return header;
  const { token } = (request.query ?? {}) as { token?: unknown };
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  const asked = isReading && typeof token === 'string' ? bareToken(token) : undefined;
  if (asked !== undefined) return asked;
  return isReading && request.url.startsWith(`${mediaPath}/`) ? request.cookies[mediaCookie] : undefined;
}

function bareToken(text: string | undefined): string | undefined {
  return text?.replace(/^Bearer\s+/i, '').trim() || undefined;
}

/** Who must choose a new password may do that, log out, and read what the page for it needs. */
function isOpenBeforeChange({ url }: FastifyRequest): boolean {
  return /^\/rest\/core\/(auth|setting)\/[a-z/]+/.test(url.split('?')[0] ?? '');
}
