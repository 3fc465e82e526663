import type { mediaPlatform } from './media-platform';

const version = { 'tus-resumable': '1.0.0', 'accept-language': 'en' };

/** Sends the requests of the tus protocol to the platform of a test. */
export function tusClient(media: ReturnType<typeof mediaPlatform>) {
  const send = (method: 'POST' | 'PATCH' | 'HEAD' | 'DELETE', url: string, options: TusOptions = {}) =>
    media.platform.app.inject({
      method,
      url,
      ...(options.content === undefined ? {} : { payload: Buffer.from(options.content) }),
      headers: { ...version, ...options.headers },
    });
  return {
    send,
    start: (order: TusOrder, headers: Record<string, string> = {}) =>
      send('POST', '/rest/core/mediaLibrary/tus', { headers: { ...headersOf(order), ...headers } }),
    patch: (url: string, offset: number, content: string | Uint8Array) =>
      send('PATCH', url, {
        content,
        headers: { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      }),
    store: (url: string, payload: object = {}) =>
      media.platform.app.inject({ method: 'POST', url: `${url}/store`, payload, headers: version }),
  };
}

interface TusOptions {
  content?: string | Uint8Array;
  headers?: Record<string, string>;
}

interface TusOrder {
  name: string;
  bytes: number;
  catalog?: string;
  action?: string;
}

function headersOf({ name, bytes, catalog = 'docs', action }: TusOrder): Record<string, string> {
  const metadata = { filename: name, catalog, ...(action === undefined ? {} : { action }) };
  const pairs = Object.entries(metadata).map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`);
  return { 'upload-length': String(bytes), 'upload-metadata': pairs.join(',') };
}
