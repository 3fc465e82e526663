import type { SessionUser, SettingPart } from '@signalbox/api';
import features from '@signalbox/schemas/data/features.json';

interface Call {
  verb: string;
  resource: string;
  params: URLSearchParams;
  headers: Headers;
  body: unknown;
  signal: AbortSignal | undefined;
}
export interface Reply {
  status?: number;
  body: unknown;
  headers?: Record<string, string>;
}
type Answer = Reply | ((call: Call) => Reply | Promise<Reply>);

export interface FakePlatform {
  fetch: typeof fetch;
  calls: Call[];
  /** Sets the answer of `<verb> <resource>` for all later calls. */
  answer: (what: string, answer: Answer) => void;
}

/** Fakes the network: answers by verb and resource, and records the requests. */
export function fakePlatform({
  part = {},
  user = {},
}: { part?: Partial<SettingPart>; user?: Partial<SessionUser> } = {}): FakePlatform {
  const calls: Call[] = [];
  const answers = new Map<string, Answer>([
    ['GET core/setting/part', { body: { name: 'Signalbox', language: 'en', ...part } }],
    ['GET core/setting/login/part', { body: {} }],
    ['GET core/setting', { body: {}, headers: { etag: '"1"' } }],
    ['GET core/platform', { body: { name: 'Signalbox', version: '0.1.0', hasExtensions: true } }],
    ['GET core/auth/user', { body: aUser(user) }],
    ['POST core/auth/login', { body: { ...aUser(user), token: 'Bearer one' } }],
    ['GET core/auth/logout', { body: { status: 'OK' } }],
    ['PUT core/auth/user', { body: { status: 'OK' } }],
    ['GET core/auth/captcha', { body: { data: 'data:image/svg+xml,%3Csvg/%3E' } }],
    ['GET core/license', { body: { remainingTime: 86_400 * 30 + 60, feature: features } }],
    ['GET core/dashboard', { body: [{ id: 'a', name: 'Water' }], headers: { count: '1' } }],
  ]);
  const reach: typeof fetch = async (input, init) => {
    const url = new URL(String(input), 'http://localhost');
    const call: Call = {
      verb: init?.method ?? 'GET',
      resource: url.pathname.replace(/^\/rest\//, ''),
      params: url.searchParams,
      headers: new Headers(init?.headers),
      body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      signal: init?.signal ?? undefined,
    };
    calls.push(call);
    const known = answers.get(`${call.verb} ${call.resource}`) ?? {
      status: 400,
      body: { code: 100_030_002, message: 'Not found', detail: '', field: '' },
    };
    const { status = 200, body, headers } = typeof known === 'function' ? await known(call) : known;
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
  };
  return { fetch: reach, calls, answer: (what, answer) => void answers.set(what, answer) };
}

function aUser(overrides: Partial<SessionUser> = {}): SessionUser {
  return {
    id: '0123456789abcdef01234567',
    username: 'warden',
    isSuper: true,
    isAdmin: true,
    permissions: [],
    roles: [],
    isFirstLogin: false,
    ...overrides,
  };
}

export function aError({
  status = 400,
  code = 100_040_004,
  text,
}: {
  status?: number;
  code?: number;
  text: string;
}): Reply {
  return { status, body: { code, message: text, user: text, detail: '', field: '' } };
}
