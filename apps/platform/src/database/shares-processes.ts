import type { Client } from 'pg';

/**
 * Whether two connections share processes of PostgreSQL, as behind a pooler that gives each transaction any of them. Notifications
 * and locks need a process of their own. The order finds a pooler that gives its processes in turn, however many.
 */
export async function sharesProcesses(one: Client, other: Client): Promise<boolean> {
  const seen = new Map<Client, Set<number | undefined>>();
  for (const client of [one, other, one, other, other, one]) {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    seen.set(client, new Set(seen.get(client)).add(rows[0]?.pid));
  }
  const [first, second] = seen.values();
  return first?.size !== 1 || second?.size !== 1 || [...first][0] === [...second][0];
}
