import { accountProject, bodyOf, invalidField } from '@signalbox/platform-kit';
import { inQuery, later, route, clientNetwork } from '@signalbox/platform-kit/rest';
import type { JsonObject } from '@signalbox/schemas';
import { captchaQueryEntity, loginEntity } from '@signalbox/schemas/validators/entities';
import { isJsonObject } from '@signalbox/schemas/json';
import type { FastifyInstance } from 'fastify';
import { sessionUser } from '../accounts';
import { authPath, captchaCookie, cookieOptions, deviceCookie, mediaCookie, mediaPath } from '../cookies';
import { deviceCookieSeconds } from './login-clients';
import { type LoginDeps, logIn } from './login';
import { mediaTokenOf } from '../media-token';
import { tokenHash } from '../sessions/token-hash';

/** `core/auth/login`, `captcha` and `logout`. */
export function loginRoutes(rest: FastifyInstance, deps: LoginDeps & { isSecure: boolean }) {
  const { kit, captchas, sessions, rateLimit, isSecure } = deps;
  const mediaOptions = cookieOptions({ path: mediaPath, isSecure });
  const captchaOptions = cookieOptions({ path: authPath, isSecure });
  const deviceOptions = { ...captchaOptions, maxAge: deviceCookieSeconds };

  const loginRoute = route('Logs in. The answer has the token of the session, and the account.', {
    body: later(loginEntity),
    isPublic: true,
    bodyLimit: 16_384,
  });
  rest.post('/core/auth/login', loginRoute, async (request, reply) => {
    const body = bodyOf(request);
    const { account, token, sessionId, device } = await logIn(deps, {
      username: textField(body, { name: 'username', maxLength: 64, required: true }),
      password: textField(body, { name: 'password', maxLength: 256, required: true }),
      verifyCode: textField(body, { name: 'verifyCode', maxLength: 16 }),
      captchaId: request.cookies[captchaCookie],
      address: request.ip,
      device: request.cookies[deviceCookie],
      // Never the typed text: it may be a password in the wrong field.
      onFailure: (userId) => request.log.info({ user: userId, ip: request.ip }, 'login failed'),
    });
    request.log.info({ user: account.id, ip: request.ip }, 'logged in');
    void reply.setCookie(deviceCookie, device, deviceOptions);
    void reply.setCookie(mediaCookie, mediaTokenOf({ sessionId, tokenHash: tokenHash(token) }), mediaOptions);
    const { settings } = await kit.settings.read(accountProject);
    return { ...sessionUser({ account, settings, now: kit.clock.now() }), token: `Bearer ${token}` };
  });

  const captchaRoute = route('Draws a captcha. The answer has the image as a data URL.', {
    query: inQuery(captchaQueryEntity),
    isPublic: true,
  });
  rest.get('/core/auth/captcha', captchaRoute, async (request, reply) => {
    await rateLimit.spend(`captcha:${clientNetwork(request.ip)}`);
    const { settings } = await kit.settings.read(accountProject);
    const { id, image } = await captchas.draw({
      ...request.query,
      minutes: validMinutes(settings),
    });
    void reply.setCookie(captchaCookie, id, captchaOptions).header('cache-control', 'no-store');
    return { data: image };
  });

  const logoutRoute = route('Ends the session.', { changes: true, isPublic: true });
  rest.get('/core/auth/logout', logoutRoute, async (request, reply) => {
    if (request.viewer) await sessions.end(request.viewer.sessionId, 'loggedOut');
    void reply.clearCookie(mediaCookie, mediaOptions);
    return { status: 'OK' };
  });
}

/** A text of the body. With `required`, a missing or empty one is rejected. */
function textField(
  body: JsonObject,
  { name, maxLength, required = false }: { name: string; maxLength: number; required?: boolean },
): string {
  const value = body[name] ?? '';
  const error = (keyword: string, params: Record<string, string | number>) =>
    invalidField([{ pointer: `/${name}`, keyword, params }]);
  if (typeof value !== 'string') throw error('type', { type: 'string' });
  if (value.length > maxLength) throw error('maxLength', { limit: maxLength });
  if (required && value === '') throw error('required', { missingProperty: name });
  return value;
}

const standardMinutes = 5;

function validMinutes({ userExpand }: JsonObject): number {
  const minutes = isJsonObject(userExpand) ? userExpand['verifyCodeMinutes'] : undefined;
  return typeof minutes === 'number' && minutes >= 1 && minutes <= 60 ? minutes : standardMinutes;
}
