import { type SenderName, senderNames } from '../inputs/input';
import { password } from './program';

export type Tokens = Map<SenderName, string>;

/** Logs in every sender without a valid token. A hostile input may log its own sender out. */
export async function renewTokens(address: URL, tokens: Tokens): Promise<void> {
  for (const name of senderNames) {
    if (name === 'anonymous' || (await isValid(address, tokens.get(name)))) continue;
    tokens.set(name, await logIn(address, name));
  }
}

async function isValid(address: URL, token: string | undefined): Promise<boolean> {
  if (token === undefined) return false;
  const answer = await fetch(new URL('/rest/core/auth/user', address), { headers: { authorization: token } });
  await answer.arrayBuffer();
  return answer.status === 200;
}

async function logIn(address: URL, username: string): Promise<string> {
  const answer = await fetch(new URL('/rest/core/auth/login', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const user = (await answer.json()) as { token?: string; message?: string };
  if (user.token === undefined) throw new Error(`${username} cannot log in: ${user.message ?? answer.status}`);
  return user.token;
}
