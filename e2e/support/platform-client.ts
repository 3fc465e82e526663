import type { JsonObject } from '@signalbox/schemas';
import { adminPassword } from './product';

export interface Answer<Body = JsonObject> {
  status: number;
  body: Body;
  headers: Headers;
}

interface SendOptions {
  body?: JsonObject | undefined;
  headers?: Record<string, string>;
}

/** A bare HTTP client of the platform, for preparations and checks of a test outside the page. */
export class PlatformClient {
  constructor(
    readonly url: string,
    readonly token?: string,
  ) {}

  static async login(url: string, username = 'admin', password = adminPassword): Promise<PlatformClient> {
    const answer = await new PlatformClient(url).send('POST', 'core/auth/login', {
      body: { username, password },
    });
    if (answer.status !== 200) throw new Error(`Login of ${username} failed: ${JSON.stringify(answer.body)}`);
    return new PlatformClient(url, String(answer.body['token']));
  }

  /** `Body`: what the route answers. An answer that is no JSON has the body `{text}`. */
  get<Body = JsonObject>(path: string): Promise<Answer<Body>> {
    return this.send<Body>('GET', path);
  }

  patch(path: string, body: JsonObject, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('PATCH', path, { body, headers });
  }

  post(path: string, body: JsonObject): Promise<Answer> {
    return this.send('POST', path, { body });
  }

  async send<Body = JsonObject>(
    method: string,
    path: string,
    { body, headers }: SendOptions = {},
  ): Promise<Answer<Body>> {
    const response = await fetch(`${this.url}/rest/${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.token === undefined ? {} : { authorization: this.token }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: parse(text) as Body, headers: response.headers };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { text };
  }
}
