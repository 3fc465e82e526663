import access from '@signalbox/schemas/data/access.json';

/** The sender of a request in the matrix: a demo role by its key, the first administrator, or a sender without a token. */
export const senders = [
  'anonymous',
  'guest',
  'operator',
  'security-officer',
  'settings-editor',
  'content-editor',
  'system-operator',
  'administrator',
] as const;
export type Sender = (typeof senders)[number];

/** `GET /rest/core/user/:id` and the senders that the route serves. All others get a 401. */
export const accessTable: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(access));

/** One cell of the matrix. `anyone` in a row means all senders, `users` all with a token. Throws for a route without a row. */
export function mayUse(sender: Sender, route: string): boolean {
  const row = accessTable.get(route);
  if (!row) throw new Error(`${route} has no row in packages/schemas/data/access.json`);
  return row.includes('anyone') || row.includes(sender) || (row.includes('users') && sender !== 'anonymous');
}
