import type { ClientBase, PoolClient } from 'pg';
import { openPool } from '../database/open-database';

/** Connections for statements that clients shape. The database ends statements that take too long. */
interface QueryPool {
  connect(): Promise<PoolClient>;
  /** Process id of the connection in the database. */
  backendId(client: ClientBase): number;
  close(): Promise<void>;
}

interface QueryPoolOptions {
  url: string;
  maxConnections: number;
  /** Time limit of one statement. */
  milliseconds: number;
}

/** Opens no connection before the first query. */
export function openQueryPool({ url, maxConnections, milliseconds }: QueryPoolOptions): QueryPool {
  const backendIds = new WeakMap<ClientBase, number>();
  const pool = openPool({
    url,
    maxConnections,
    onConnect: async (client) => {
      // Set by a statement, because a connection pooler rejects it among the options of a connection. Compiling a filter of
      // many conditions to machine code (`jit`) takes longer than running it.
      const { rows } = await client.query<{ pid: number }>(
        `select pg_backend_pid() as pid, set_config('statement_timeout', $1, false), set_config('jit', 'off', false)`,
        [String(milliseconds)],
      );
      backendIds.set(client, rows[0]?.pid ?? 0);
    },
  });
  return {
    connect: () => pool.connect(),
    backendId: (client) => backendIds.get(client) ?? 0,
    close: () => pool.end(),
  };
}
