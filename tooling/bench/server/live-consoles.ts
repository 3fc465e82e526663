import { Agent, get } from 'node:http';
import { WebSocket } from 'ws';
import { send, type Session } from '../session';

interface Consoles {
  url: string;
  /** One per console. */
  tokens: string[];
  /** Token of the administrator who changes a setting. */
  adminToken: string;
}

interface OpenConsoles {
  /**
   * Changes one setting. Returns, sorted, how many milliseconds after that request each console had the new settings.
   */
  change: () => Promise<number[]>;
  close: () => void;
}

/** Opens a console for each token: two live connections and a connection for requests. */
export async function openConsoles({ url, tokens, adminToken }: Consoles): Promise<OpenConsoles> {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: tokens.length });
  const sockets: WebSocket[] = [];
  const close = () => {
    for (const socket of sockets) socket.terminate();
    agent.destroy();
  };
  try {
    const consoles: { token: string; settings: WebSocket }[] = [];
    for (const token of tokens) {
      const settings = await connect({ url, type: 'setting', token });
      sockets.push(settings, await connect({ url, type: 'session', token }));
      consoles.push({ token, settings });
    }
    await Promise.all(tokens.map((token) => readSettings({ url, token, agent })));
    const change = async () => {
      const start = performance.now();
      const served = consoles.map(async ({ token, settings }) => {
        await new Promise((resolve) => settings.once('message', resolve));
        const tag = await readSettings({ url, token, agent });
        return { tag, milliseconds: performance.now() - start };
      });
      const savedTag = await changeName({ url, token: adminToken });
      const answers = await Promise.all(served);
      if (answers.some(({ tag }) => tag !== savedTag))
        throw new Error('A console read settings from before the change');
      return answers.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
    };
    return { change, close };
  } catch (error) {
    close();
    throw error;
  }
}

export function connect({ url, type, token }: { url: string; type: string; token: string }): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/${type}?token=${token}`);
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}

interface Reading {
  url: string;
  token: string;
  agent: Agent;
  /** Below `/rest`. */
  path: string;
}

/** Requests as a browser does. Returns the status and the `ETag` once the answer is complete. */
export function readAs({ url, token, agent, path }: Reading): Promise<{ status: number; tag: string | undefined }> {
  const headers = { authorization: token, 'accept-encoding': 'gzip, deflate, br' };
  return new Promise((resolve, reject) => {
    get(`${url}/rest/${path}`, { agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, tag: answer.headers.etag }));
      answer.once('error', reject);
    }).once('error', reject);
  });
}

/** Returns the `ETag` of the settings, which is their revision. */
async function readSettings(reader: Omit<Reading, 'path'>): Promise<string | undefined> {
  const { status, tag } = await readAs({ ...reader, path: 'core/setting' });
  if (status !== 200) throw new Error(`core/setting: ${status}`);
  return tag;
}

/** Returns the `ETag` of the new settings. */
export async function changeName(session: Session): Promise<string | undefined> {
  const body = { name: `Bench ${performance.now()}` };
  const { headers } = await send(session, 'core/setting', { method: 'PATCH', body });
  return headers.get('etag') ?? undefined;
}
