import { expect } from 'vitest';
import { logIn } from './programs';

interface TrashEntry {
  id: string;
  path: string;
}

interface FileVersion {
  id: string;
  url: string;
}

/** Calls of the media library as the administrator. */
export async function openMedia(address: string) {
  const { authorization = '' } = await logIn(address);
  const headers = { authorization };
  const send = (path: string, init: RequestInit = {}) =>
    fetch(`${address}/rest${path}`, { ...init, headers: { ...headers, ...init.headers } });
  async function call<Answer>(path: string, body?: object): Promise<Answer> {
    const json = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const answer = await send(`/core/mediaLibrary/${path}`, body && json);
    expect(answer.status, `${path}: ${await answer.clone().text()}`).toBe(200);
    return (await answer.json()) as Answer;
  }
  const query = (value: object) => `?query=${encodeURIComponent(JSON.stringify(value))}`;
  return {
    headers,
    send,
    call,
    /** Returns the URL of the file. */
    async put(catalog: string, name: string, content: string | Uint8Array<ArrayBuffer>): Promise<string> {
      const body = new FormData();
      body.append('file', new Blob([content]), name);
      const answer = await send(`/core/mediaLibrary/upload?catalog=${catalog}&action=cover`, { method: 'POST', body });
      expect(answer.status, await answer.clone().text()).toBe(200);
      return ((await answer.json()) as { url: string }).url;
    },
    async text(url: string): Promise<string> {
      const answer = await send(url);
      expect(answer.status, url).toBe(200);
      return answer.text();
    },
    trash: () => call<TrashEntry[]>('trash'),
    versions: (path: string) => call<FileVersion[]>(`versions${query({ path })}`),
  };
}
