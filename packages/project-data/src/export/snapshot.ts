import type { PlatformKit } from '@signalbox/platform-kit';
import { to as copyTo } from 'pg-copy-streams';

/** The whole database at one moment, however long the reading takes. */
export interface Snapshot {
  readonly time: Date;
  /** The result of a `select` of one text column, one line per row. Only one read at a time. */
  lines(select: string): AsyncGenerator<Uint8Array>;
  /** The result of a `select`, in the binary format of COPY. Only one read at a time. */
  rows(select: string): AsyncGenerator<Uint8Array>;
  /** Returns the connection to the pool. Call it also after an error. */
  close(): Promise<void>;
}

export async function openSnapshot({ pool }: Pick<PlatformKit, 'pool'>): Promise<Snapshot> {
  const client = await pool.connect();
  let isReading = false;
  let isClosed = false;
  const start = async () => {
    await client.query('begin isolation level repeatable read read only');
    // Makes the text of times independent of the server's time zone.
    await client.query(`set local time zone 'UTC'`);
    const { rows } = await client.query<{ time: Date; pid: number }>('select now() as time, pg_backend_pid() as pid');
    return rows[0]!;
  };
  const { time, pid } = await start().catch((error: unknown) => {
    client.release(true);
    throw error;
  });

  async function* read(select: string, form: string): AsyncGenerator<Uint8Array> {
    const stream = client.query(copyTo(`copy (${select}) to stdout with (${form})`));
    // A stream that is cut emits one more error when it has no listener.
    stream.on('error', () => undefined);
    isReading = true;
    yield* stream as AsyncIterable<Uint8Array>;
    isReading = false;
  }

  return {
    time,
    lines: (select) => read(select, verbatim),
    rows: (select) => read(select, 'format binary'),
    async close() {
      if (isClosed) return;
      isClosed = true;
      if (!isReading) {
        const isDone = await client.query('commit').then(
          () => true,
          () => false,
        );
        return client.release(!isDone);
      }
      // PostgreSQL would send the rest of the COPY before it answers, so the backend is terminated.
      await pool.query('select pg_terminate_backend($1)', [pid]).catch(() => undefined);
      client.release(true);
    },
  };
}

/** CSV whose quote and delimiter cannot occur in JSON text: the bytes are the lines themselves. */
const verbatim = `format csv, quote E'\\x01', delimiter E'\\x02'`;
