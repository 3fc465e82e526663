import type { JsonObject } from '@signalbox/schemas';
import { ApiError, apiErrorOf, unreachable } from './api-error';
import { searchOf, type ListQuery, type Params } from './query';
import { callerHeaders, type Caller } from './request-headers';
import { readBody, uploadByXhr } from './upload';
import { overrideMethod, type Verb } from './verb';

export interface ApiClientOptions extends Caller {
  /** Base address of `/rest`, e.g. `/rest` or `http://127.0.0.1:3030/rest`. */
  baseUrl: string;
  /** True while `settings.safeRequest` is on: the client sends only GET and POST. */
  isSafeRequest?: () => boolean;
  /** Called once per failed call when the token is no longer valid. */
  onSessionEnd?: (error: ApiError) => void;
  /** Replaces the platform's own fetch. */
  fetch?: typeof fetch;
}

interface CallOptions {
  params?: Params;
  query?: ListQuery | JsonObject;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}
interface Answer<Body> {
  body: Body;
  headers: Headers;
}
interface Page<Item> {
  items: Item[];
  /** The number of all matches, or the length of the page if the call did not ask for it. */
  total: number;
}

/** Resources are named without a leading slash: `core/setting`. Every call rejects with an `ApiError`. */
export interface ApiClient {
  /** The complete response, for callers that need a header. */
  send<Body>(verb: Verb, resource: string, options?: CallOptions & { body?: unknown }): Promise<Answer<Body>>;
  get<Body>(resource: string, options?: CallOptions): Promise<Body>;
  /** One page of a list, with the total. */
  list<Item>(resource: string, query?: ListQuery, options?: Omit<CallOptions, 'query'>): Promise<Page<Item>>;
  post<Body>(resource: string, body?: unknown, options?: CallOptions): Promise<Body>;
  put<Body>(resource: string, body?: unknown, options?: CallOptions): Promise<Body>;
  patch<Body>(resource: string, body?: unknown, options?: CallOptions): Promise<Body>;
  delete<Body>(resource: string, options?: CallOptions): Promise<Body>;
  /** POSTs `body`. The response is a file; the browser keeps a large one on disk. */
  download(resource: string, body: unknown, options?: CallOptions): Promise<{ file: Blob; headers: Headers }>;
  /** Sends `file` as the multipart field with that name. */
  upload<Body>(resource: string, file: Blob, options?: UploadOptions): Promise<Body>;
}
export interface UploadOptions extends CallOptions {
  /** Required for a Blob without a name. */
  fileName?: string;
  /** Further form fields. */
  fields?: Record<string, string>;
  /** Whole percent, at most 99 until the response arrives. Without XMLHttpRequest only the first and the last value. */
  onProgress?: (percent: number) => void;
}

export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl, isSafeRequest, onSessionEnd } = options;
  const urlOf = (resource: string, call: CallOptions) => `${baseUrl}/${resource}${searchOf(call)}`;

  async function reject(error: unknown): Promise<never> {
    if (error instanceof ApiError && error.isSessionEnd) onSessionEnd?.(error);
    throw error;
  }

  async function exchange(url: string, init: RequestInit): Promise<Answer<unknown>> {
    const reach = options.fetch ?? fetch;
    try {
      const response = await reach(url, init);
      const body = readBody(await response.text());
      if (response.status !== 200) throw apiErrorOf(response.status, body);
      return { body, headers: response.headers };
    } catch (error) {
      if (error instanceof ApiError || init.signal?.aborted) throw error;
      throw unreachable(error);
    }
  }

  async function send<Body>(verb: Verb, resource: string, call: CallOptions & { body?: unknown } = {}) {
    const travelling = isSafeRequest?.() ? overrideMethod(verb) : { verb, headers: {} };
    const answer = await exchange(urlOf(resource, call), {
      method: travelling.verb,
      headers: {
        ...callerHeaders(options),
        ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...travelling.headers,
        ...call.headers,
      },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      ...(call.signal ? { signal: call.signal } : {}),
    }).catch(reject);
    return answer as Answer<Body>;
  }

  async function list<Item>(resource: string, query: ListQuery = {}, call: Omit<CallOptions, 'query'> = {}) {
    const { body, headers } = await send<Item[]>('GET', resource, { ...call, query: { withCount: true, ...query } });
    const total = Number(headers.get('count') ?? Number.NaN);
    return { items: body, total: Number.isFinite(total) ? total : body.length };
  }

  async function download(resource: string, body: unknown, call: CallOptions = {}) {
    const reach = options.fetch ?? fetch;
    const response = await reach(urlOf(resource, call), {
      method: 'POST',
      headers: { ...callerHeaders(options), 'Content-Type': 'application/json', ...call.headers },
      body: JSON.stringify(body),
      ...(call.signal ? { signal: call.signal } : {}),
    }).catch((error: unknown) => {
      throw call.signal?.aborted ? error : unreachable(error);
    });
    if (response.status !== 200) return reject(apiErrorOf(response.status, readBody(await response.text())));
    return { file: await response.blob(), headers: response.headers };
  }

  async function upload<Body>(resource: string, file: Blob, call: UploadOptions = {}) {
    const form = new FormData();
    for (const [name, value] of Object.entries(call.fields ?? {})) form.set(name, value);
    const fileName = call.fileName ?? (file instanceof File ? file.name : 'file');
    form.set('file', file, fileName);
    const request = { url: urlOf(resource, call), form, headers: { ...callerHeaders(options), ...call.headers } };
    const { onProgress, signal } = call;
    if (typeof XMLHttpRequest === 'function' && !options.fetch) {
      return (await uploadByXhr({ ...request, onProgress, signal }).catch(reject)) as Body;
    }
    const init = { method: 'POST', headers: request.headers, body: form, ...(signal ? { signal } : {}) };
    const answer = await exchange(request.url, init).catch(reject);
    onProgress?.(100);
    return answer.body as Body;
  }

  return {
    send,
    list,
    download,
    upload,
    get: <Body>(resource: string, call?: CallOptions) => bodyOf(send<Body>('GET', resource, call)),
    post: <Body>(resource: string, body?: unknown, call?: CallOptions) =>
      bodyOf(send<Body>('POST', resource, { ...call, body })),
    put: <Body>(resource: string, body?: unknown, call?: CallOptions) =>
      bodyOf(send<Body>('PUT', resource, { ...call, body })),
    patch: <Body>(resource: string, body?: unknown, call?: CallOptions) =>
      bodyOf(send<Body>('PATCH', resource, { ...call, body })),
    delete: <Body>(resource: string, call?: CallOptions) => bodyOf(send<Body>('DELETE', resource, call)),
  };
}

async function bodyOf<Body>(answer: Promise<Answer<Body>>): Promise<Body> {
  return (await answer).body;
}
