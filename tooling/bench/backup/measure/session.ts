import { password } from './program';

export interface Session {
  url: string;
  token: string;
}

/** Logs the first administrator in. */
export async function logIn(url: string): Promise<Session> {
  const answer = await fetch(`${url}/rest/core/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  const { token } = (await answer.json()) as { token: string };
  return { url, token };
}

/** The platform's answer. Throws with its text on an error. */
export async function ask<Answer>({ url, token }: Session, path: string): Promise<Answer> {
  const answer = await fetch(`${url}/rest/${path}`, { headers: { authorization: token } });
  if (!answer.ok) throw new Error(`${path.split('?')[0]}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

export function query(value: unknown): string {
  return `query=${encodeURIComponent(JSON.stringify(value))}`;
}
