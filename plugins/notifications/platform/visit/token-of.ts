import type { JsonObject } from '@signalbox/schemas';
import { NoticeError } from '../notice-error';
import { textOf } from './json-answer';
import type { Visit } from './visit';

/** The token in an answer with `access_token` and `expires_in`, or the cached one of this account. No answer shows it. */
export async function tokenOf(visit: Visit, account: string, request: () => Promise<JsonObject>): Promise<string> {
  const { tokens } = visit;
  const renew = async () => {
    const { access_token, expires_in } = await request();
    const token = textOf(access_token);
    if (token === '') throw new NoticeError('notTheProvider');
    return { token, expiresIn: typeof expires_in === 'number' ? expires_in : 0 };
  };
  const { token, isCached } = tokens ? await tokens.get(account, renew) : { ...(await renew()), isCached: false };
  if (tokens && isCached) visit.forgetToken = () => tokens.forget(account, token);
  visit.secrets.push(token);
  return token;
}
