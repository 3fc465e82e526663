import { type Arbitrary, constant, constantFrom, oneof, record } from 'fast-check';
import access from '@signalbox/schemas/data/access.json';
import { bodyText } from './bodies';
import { headerLines } from './headers';
import { hostileId } from './ids';
import { search } from './queries';

/** Every route of the server, from the table that `npm run check` keeps complete. */
const routes = Object.keys(access).map((row) => {
  const [method = '', path = ''] = row.split(' ');
  return { method, path };
});

/** One request as raw bytes: HTTP libraries do not send most of these. */
export interface HostileInput {
  sender: SenderName;
  method: string;
  /** Path and query. */
  target: string;
  headers: [name: string, value: string][];
  body: Buffer;
}
export const senderNames = ['anonymous', 'guest', 'operator', 'content-editor', 'settings-editor', 'admin'] as const;
export type SenderName = (typeof senderNames)[number];

const anyMethod = constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'get');

/** Any route with any method and sender. Its parameters, query, headers and body are hostile to different degrees. */
export const hostileInput: Arbitrary<HostileInput> = record({
  sender: oneof(
    { arbitrary: constant<SenderName>('admin'), weight: 2 },
    { arbitrary: constantFrom(...senderNames), weight: 1 },
  ),
  route: constantFrom(...routes),
  otherMethod: oneof({ arbitrary: constant(undefined), weight: 9 }, { arbitrary: anyMethod, weight: 1 }),
  id: hostileId,
  category: hostileId,
  search,
  headers: headerLines,
  body: bodyText,
}).map(({ route, otherMethod, id, category, ...rest }) => {
  const method = otherMethod ?? route.method;
  const path = route.path.replace(':id', id).replace(':category', category).replace('*', id);
  const body = method === 'GET' && rest.body.content.length < 50 ? Buffer.alloc(0) : rest.body.content;
  return {
    sender: rest.sender,
    method,
    target: `${path}${rest.search}`,
    headers: [...(body.length > 0 ? [rest.body.type] : []), ...rest.headers],
    body,
  };
});
