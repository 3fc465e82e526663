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

/** What the platform answers; throws what it says of a failure. */
export async function ask<Answer>({ url, token }: Session, path: string): Promise<Answer> {
  const answer = await fetch(`${url}/rest/${path}`, { headers: { authorization: token } });
  if (!answer.ok) throw new Error(`${path.split('?')[0]}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

export function query(value: unknown): string {
  return `query=${encodeURIComponent(JSON.stringify(value))}`;
}

/** Waits for the end of an operation by its journal of tasks. Throws when it did not succeed. */
export async function untilDone(session: () => Promise<Session>, id: string): Promise<void> {
  let now = await session();
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    try {
      const { status, content } = await ask<{ status: string; content?: string }>(now, `core/taskmanager/${id}`);
      if (status === 'finish') return;
      if (status !== 'ongoing') throw new Failed(`The operation ended with ${status}: ${content ?? ''}`);
    } catch (error) {
      if (error instanceof Failed) throw error;
      // A restore ends every session.
      now = await session();
    }
  }
}

class Failed extends Error {}
