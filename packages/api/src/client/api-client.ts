import type { JsonObject } from '@signalbox/schemas';
import { ApiError, apiErrorOf } from './api-error';
import { exchange, exchangeForFile, readBody, type Answer } from './exchange';
import { searchOf, type ListQuery, type Params } from './query';
import { callerHeaders, type Caller } from './request-headers';
import { uploadByXhr, uploadForm } from './upload';
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
interface SendOptions extends CallOptions {
  body?: unknown;
}
interface Page<Item> {
  items: Item[];
  /** The number of all matches, or the length of the page if the call did not ask for it. */
  total: number;
}

/** Resources are named without a leading slash: `core/setting`. Every call rejects with an `ApiError`. */
export interface ApiClient {
  /** The complete response, for callers that need a header. */
  send<Body>(verb: Verb, resource: string, options?: SendOptions): Promise<Answer<Body>>;
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
  /** For a library that sends its own requests, such as a protocol of uploads. */
  own: OwnRequests;
}
export interface OwnRequests {
  /** Absolute. */
  urlOf: (resource: string) => string;
  /** The headers that every call carries, as they are now. */
  headers: () => Record<string, string>;
  /** The method to send instead of `verb`, with the headers that name the real one. */
  methodOf: (verb: Verb) => { verb: Verb; headers: Record<string, string> };
  /** The error of a response. Ends the session if the token is no longer valid. */
  errorOf: (status: number, text: string) => ApiError;
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
  const { baseUrl, onSessionEnd } = options;
  const urlOf = (resource: string, call: CallOptions) => `${baseUrl}/${resource}${searchOf(call)}`;
  const requestOf = (verb: Verb, resource: string, call: SendOptions) => ({
    fetch: options.fetch ?? fetch,
    url: urlOf(resource, call),
    init: initOf(options, verb, call),
  });

  async function reject(error: unknown): Promise<never> {
    if (error instanceof ApiError && error.isSessionEnd) onSessionEnd?.(error);
    throw error;
  }

  async function send<Body>(verb: Verb, resource: string, call: SendOptions = {}) {
    const answer = exchange(requestOf(verb, resource, call));
    // A failed HEAD has no content that could say that the session has ended.
    return (await (verb === 'HEAD' ? answer : answer.catch(reject))) as Answer<Body>;
  }

  async function list<Item>(resource: string, query: ListQuery = {}, call: Omit<CallOptions, 'query'> = {}) {
    const { body, headers } = await send<Item[]>('GET', resource, { ...call, query: { withCount: true, ...query } });
    const total = Number(headers.get('count') ?? Number.NaN);
    return { items: body, total: Number.isFinite(total) ? total : body.length };
  }

  async function upload<Body>(resource: string, file: Blob, call: UploadOptions = {}) {
    const { fileName, fields, onProgress, signal } = call;
    const form = uploadForm({ file, fileName, fields });
    const url = urlOf(resource, call);
    const headers = { ...callerHeaders(options), ...call.headers };
    if (typeof XMLHttpRequest === 'function' && !options.fetch)
      return (await uploadByXhr({ url, form, headers, onProgress, signal }).catch(reject)) as Body;
    const init = { method: 'POST', headers, body: form, ...(signal ? { signal } : {}) };
    const { body } = await exchange({ fetch: options.fetch ?? fetch, url, init }).catch(reject);
    onProgress?.(100);
    return body as Body;
  }

  return {
    send,
    list,
    upload,
    own: ownRequests(options),
    download: async (resource, body, call) =>
      exchangeForFile(requestOf('POST', resource, { ...call, body })).catch(reject),
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

function ownRequests(options: ApiClientOptions): OwnRequests {
  return {
    urlOf: (resource) => new URL(`${options.baseUrl}/${resource}`, globalThis.location?.href).href,
    headers: () => callerHeaders(options),
    methodOf: (verb) => sentMethod(options, verb),
    errorOf(status, text) {
      const error = apiErrorOf(status, readBody(text));
      if (error.isSessionEnd) options.onSessionEnd?.(error);
      return error;
    },
  };
}

function initOf(caller: ApiClientOptions, verb: Verb, { body, headers, signal }: SendOptions): RequestInit {
  const sent = sentMethod(caller, verb);
  const contentType: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' };
  return {
    method: sent.verb,
    headers: { ...callerHeaders(caller), ...contentType, ...sent.headers, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  };
}

function sentMethod({ isSafeRequest }: ApiClientOptions, verb: Verb): { verb: Verb; headers: Record<string, string> } {
  return isSafeRequest?.() ? overrideMethod(verb) : { verb, headers: {} };
}

async function bodyOf<Body>(answer: Promise<Answer<Body>>): Promise<Body> {
  return (await answer).body;
}
