import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createApiClient, type ApiClientOptions } from './api-client';
import { ApiError } from './api-error';

interface Seen {
  verb: string | undefined;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}
interface Reply {
  status?: number;
  body?: string;
  headers?: Record<string, string>;
}

let server: Server | undefined;
afterEach(() => server?.close());

/** A client in front of a server that answers everything with `reply`. */
async function clientBefore(reply: Reply, options: Partial<ApiClientOptions> = {}) {
  const seen: Seen[] = [];
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      seen.push({
        verb: request.method,
        url: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(parts).toString(),
      });
      response
        .writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers })
        .end(reply.body ?? '{}');
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { seen, client: createApiClient({ baseUrl: `http://127.0.0.1:${port}/rest`, ...options }) };
}

describe('calls', () => {
  test('send token, project, time zone and language', async () => {
    const { client, seen } = await clientBefore(
      {},
      { token: () => 'Bearer one', project: () => 'harbour', language: () => 'zh-Hans' },
    );
    await client.get('core/auth/user');
    expect(seen[0]).toMatchObject({
      verb: 'GET',
      url: '/rest/core/auth/user',
      headers: {
        authorization: 'Bearer one',
        'x-request-project': 'harbour',
        'accept-language': 'zh-Hans',
        'x-request-timezone': expect.stringMatching(/^[+-]\d\d:\d\d$/),
      },
    });
  });

  test('send the default project where none is named, and no token where there is none', async () => {
    const { client, seen } = await clientBefore({});
    await client.get('core/setting/part');
    expect(seen[0]?.headers['x-request-project']).toBe('default');
    expect(seen[0]?.headers.authorization).toBeUndefined();
  });

  test('send a query as JSON that survives every character', async () => {
    const { client, seen } = await clientBefore({ body: '[]' });
    await client.list('core/user', { filter: { name: 'a&b=ü %' }, limit: 15 });
    const query = new URL(seen[0]?.url ?? '', 'http://host').searchParams.get('query');
    expect(JSON.parse(query ?? '')).toEqual({ withCount: true, filter: { name: 'a&b=ü %' }, limit: 15 });
  });

  test('answer a list with the total of the count header, or with its own length', async () => {
    const counted = await clientBefore({ body: '[{"id":"1"}]', headers: { count: '42' } });
    expect(await counted.client.list('core/user')).toEqual({ items: [{ id: '1' }], total: 42 });
    server?.close();
    const bare = await clientBefore({ body: '[{"id":"1"}]' });
    expect(await bare.client.list('core/user')).toEqual({ items: [{ id: '1' }], total: 1 });
  });

  test.each([
    ['delete', 'GET', 'DELETE'],
    ['put', 'POST', 'PUT'],
    ['patch', 'POST', 'PATCH'],
  ] as const)('%s travels as %s while only safe requests are allowed', async (name, verb, real) => {
    const { client, seen } = await clientBefore({}, { isSafeRequest: () => true });
    await client[name]('core/user/1');
    expect(seen[0]?.verb).toBe(verb);
    expect(seen[0]?.headers['x-request-http-method']).toBe(real);
  });

  test('keep their own verb otherwise', async () => {
    const { client, seen } = await clientBefore({});
    await client.patch('core/setting', { name: 'A' }, { headers: { 'If-Match': '"3"' } });
    expect(seen[0]).toMatchObject({
      verb: 'PATCH',
      body: '{"name":"A"}',
      headers: { 'if-match': '"3"', 'content-type': 'application/json' },
    });
    expect(seen[0]?.headers['x-request-http-method']).toBeUndefined();
  });

  test('upload a file under its name', async () => {
    const { client, seen } = await clientBefore({ body: '{"url":"core/media/img/a.png"}' });
    const steps: number[] = [];
    const answer = await client.upload('core/media/img', new File(['picture'], 'a.png'), {
      onProgress: (percent) => steps.push(percent),
    });
    expect(answer).toEqual({ url: 'core/media/img/a.png' });
    expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(seen[0]?.body).toMatch(/name="file"; filename="a\.png"/);
    expect(steps.at(-1)).toBe(100);
  });
});

describe('a call that fails', () => {
  test('has the code, the message and the field of the error', async () => {
    const error = await failure({ status: 400, body: body(100_010_001, 'No') });
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 400,
      errorName: 'invalidField',
      message: 'No',
      body: { detail: 'd', field: 'name', pointer: '/name' },
    });
  });

  test('is an error too where a gateway answers with HTML, or anything else than 200', async () => {
    expect(await failure({ status: 502, body: '<h1>Bad gateway</h1>' })).toMatchObject({
      status: 502,
      errorName: undefined,
      message: '',
    });
    server?.close();
    expect(await failure({ status: 201 })).toMatchObject({ status: 201 });
  });

  test.each([
    ['a token that is no longer good', body(100_040_001), 1],
    ['a token that is missing', body(100_040_002), 1],
    ['a permission that is missing', body(100_040_003), 0],
    ['a permission that is missing on another platform', body(7, '无访问权限'), 0],
  ])('with %s ends the session or leaves it', async (_what, text, times) => {
    const ends: ApiError[] = [];
    await failure({ status: 401, body: text }, { onSessionEnd: (error) => ends.push(error) });
    expect(ends).toHaveLength(times);
  });

  test('reports that there was no response', async () => {
    const { client } = await clientBefore({});
    await new Promise((resolve) => server?.close(resolve));
    await expect(client.get('core/setting')).rejects.toMatchObject({ status: 0, isUnreachable: true });
  });

  test('stays an abort when the caller stopped it', async () => {
    const { client } = await clientBefore({});
    await expect(client.get('core/setting', { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

async function failure(reply: Reply, options?: Partial<ApiClientOptions>) {
  const { client } = await clientBefore(reply, options);
  return client.get('core/setting').then(
    () => undefined,
    (error: unknown) => error as ApiError,
  );
}
function body(code: number, message = ''): string {
  return JSON.stringify({ code, message, detail: 'd', field: 'name', pointer: '/name' });
}
