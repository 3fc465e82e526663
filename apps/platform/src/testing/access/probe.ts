import type { RegisteredRoute } from '@signalbox/platform-kit/rest';
import type { InjectOptions } from 'fastify';

/** A request that passes the validation of a route's input and reaches its permission check. Its ids belong to no record. */
export function probeOf({ method, path }: Pick<RegisteredRoute, 'method' | 'path'>): InjectOptions {
  const route = `${method} ${path}`;
  const url = path
    .replace(':id', unknownId)
    .replace(':model', 'pump')
    .replace(':category', 'img')
    .replace('*', 'img/none.png');
  if (path.endsWith('/iconUses')) return { method: 'GET', url: `${url}?path=none` };
  const body = bodies[route]?.() ?? (method === 'GET' || method === 'DELETE' ? undefined : {});
  if (isUpload(path)) return { method: 'POST', url, ...picture };
  if (body === undefined) return { method: method as 'GET', url };
  return {
    method: method as 'POST',
    url,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  };
}

const unknownId = '64b7f0c2a1d3e4f5a6b7c8d9';
const isUpload = (path: string) =>
  path.endsWith('/:category') || path.endsWith('/upload') || path === '/rest/core/configDb/plan';

/** Never the same twice: a save that changes nothing needs no permission. */
let count = 0;
const change = () => `probe ${(count += 1)}`;

/** Valid bodies, for routes that validate the body before they check the permission. */
const bodies: Record<string, () => object> = {
  'POST /rest/core/listView/:model': () => ({ name: change(), scope: 'private', query: {} }),
  'PUT /rest/core/listView/:model/:id': () => ({ name: change(), scope: 'private', query: {} }),
  'PATCH /rest/core/setting': () => ({ copyright: change() }),
  'POST /rest/core/setting': () => ({ copyright: change() }),
  'PUT /rest/core/setting': () => ({ name: 'probe', copyright: change() }),
  'PATCH /rest/core/user/:id': () => ({ name: change() }),
  'POST /rest/core/mediaLibrary/download': () => ({ paths: ['none'] }),
  'POST /rest/core/mediaLibrary/delete': () => ({ paths: ['none'] }),
  'DELETE /rest/core/mediaLibrary/delete': () => ({ paths: ['none'] }),
  'DELETE /rest/core/mediaLibrary': () => ({ paths: ['none'] }),
  'POST /rest/core/mediaLibrary/versions/restore': () => ({ path: 'none', version: unknownId }),
};

const boundary = 'probe';
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const picture = {
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  payload: Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="probe.png"\r\nContent-Type: image/png\r\n\r\n`,
    ),
    Buffer.from(onePixel, 'base64'),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]),
};
