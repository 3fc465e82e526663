import { PlatformError } from '@signalbox/api';
import { textParameter } from '@signalbox/platform-kit';
import type { Authenticate } from '@signalbox/platform-kit/rest';
import type { FastifyRequest } from 'fastify';
import { mediaCookie, mediaPath } from './cookies';
import type { Account } from './accounts';
import type { Sessions } from './sessions/sessions';

/** Finds the token of a request and resumes its session. */
export function createAuthenticate(sessions: Sessions): Authenticate {
  return async (request) => {
    const token = tokenOf(request);
    const mediaToken = mediaTokenOf(request);
    const holder =
      token !== undefined ? sessions.resume(token, request.project) : mediaToken && sessions.resumeMedia(mediaToken);
    if (!holder) return undefined;
    const { viewer, account, settingsVersion, mustChangePassword } = await holder;
    if (token !== undefined) request.settingsVersion = settingsVersion;
    request.account = account;
    if (mustChangePassword && !isOpenBeforeChange(request))
      throw new PlatformError('forbidden', { detail: 'passwordChange' });
    return viewer;
  };
}

/** `Authorization`, with or without `Bearer`; the query, for downloads and sockets. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const header = bareToken(request.headers.authorization);
  if (header !== undefined) return header;
  return isReading(request) ? bareToken(textParameter(request, 'token')) : undefined;
}

/** The media cookie, for `<img>`. */
function mediaTokenOf(request: FastifyRequest): string | undefined {
  return isReading(request) && request.url.startsWith(`${mediaPath}/`) ? request.cookies[mediaCookie] : undefined;
}

function isReading({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

function bareToken(text: string | undefined): string | undefined {
  return text?.replace(/^Bearer\s+/i, '').trim() || undefined;
}

/** A user who must choose a new password may do that, log out, and read the data of the page for it. */
function isOpenBeforeChange({ url }: FastifyRequest): boolean {
  return /^\/rest\/core\/(auth|setting)\/[a-z/]+/.test(url.split('?')[0] ?? '');
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The viewer's account, as of the authentication of this request. */
    account?: Account;
  }
}
