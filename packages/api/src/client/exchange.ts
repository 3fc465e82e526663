import { ApiError, apiErrorOf, unreachable } from './api-error';

export interface Answer<Body> {
  body: Body;
  headers: Headers;
}

interface Exchange {
  fetch: typeof fetch;
  url: string;
  init: RequestInit;
}

/** Sends a request and reads its answer. Rejects with an `ApiError`, or with the reason of an aborted signal. */
export async function exchange({ fetch: send, url, init }: Exchange): Promise<Answer<unknown>> {
  try {
    const response = await send(url, init);
    const body = readBody(await response.text());
    if (response.status !== 200) throw apiErrorOf(response.status, body);
    return { body, headers: response.headers };
  } catch (error) {
    if (error instanceof ApiError || init.signal?.aborted) throw error;
    throw unreachable(error);
  }
}

/** As `exchange`, but the answer is a file. */
export async function exchangeForFile({ fetch: send, url, init }: Exchange): Promise<{ file: Blob; headers: Headers }> {
  const response = await send(url, init).catch((error: unknown) => {
    throw init.signal?.aborted ? error : unreachable(error);
  });
  if (response.status !== 200) throw apiErrorOf(response.status, readBody(await response.text()));
  return { file: await response.blob(), headers: response.headers };
}

/** Parsed JSON, else the text itself. */
export function readBody(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
