import type { CookieSerializeOptions } from '@fastify/cookie';

/** Allows `<img>` to read protected media. Contains a media token, which gives access to nothing else. */
export const mediaCookie = 'signalbox_media';
/** Binds a captcha's picture to the browser that it was drawn for. */
export const captchaCookie = 'signalbox_captcha';
/** Marks a browser in which a user has logged in: failures elsewhere do not delay its logins. It gives access to nothing. */
export const deviceCookie = 'signalbox_device';

export function cookieOptions({ path, isSecure }: { path: string; isSecure: boolean }): CookieSerializeOptions {
  return { path, httpOnly: true, sameSite: 'strict', secure: isSecure };
}
export const mediaPath = '/rest/core/media';
export const authPath = '/rest/core/auth';
