import type { Session } from '../../backup/measure/session';

/** Saves settings. Throws with the server's answer on an error. */
export async function changeSettings({ url, token }: Session, settings: Record<string, unknown>): Promise<void> {
  const answer = await fetch(`${url}/rest/core/setting`, {
    method: 'PATCH',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify(settings),
  });
  if (!answer.ok) throw new Error(`core/setting: ${answer.status} ${await answer.text()}`);
}
