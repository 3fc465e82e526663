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

interface Message {
  /** Default `GET`. */
  method?: 'PATCH' | 'POST';
  body?: object;
  headers?: Record<string, string>;
}

/** Sends a request to a path below `/rest`. Throws with the platform's text on an error. */
export async function send(
  { url, token }: Session,
  path: string,
  { method, body, headers }: Message = {},
): Promise<{ headers: Headers; text: string }> {
  const answer = await fetch(`${url}/rest/${path}`, {
    method,
    headers: { authorization: token, ...(body && { 'content-type': 'application/json' }), ...headers },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  return { headers: answer.headers, text };
}

/** The content of the platform's answer. */
export async function ask<Content>(session: Session, path: string, message?: Message): Promise<Content> {
  return JSON.parse((await send(session, path, message)).text) as Content;
}

export function query(value: unknown): string {
  return `query=${encodeURIComponent(JSON.stringify(value))}`;
}
