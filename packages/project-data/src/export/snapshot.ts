import type { PlatformKit } from '@signalbox/platform-kit';
import { to as copyTo } from 'pg-copy-streams';

/** The whole database as it stands at one moment, however long it is read. */
export interface Snapshot {
  readonly time: Date;
  /** What a `select` of one text column gives, one line per row. One at a time. */
  lines(select: string): AsyncGenerator<Uint8Array>;
  /** What a `select` gives, in the binary form of COPY. One at a time. */
  rows(select: string): AsyncGenerator<Uint8Array>;
  /** Always, also after a failure: the connection goes back to the pool. */
  close(): Promise<void>;
}

export async function openSnapshot({ pool }: Pick<PlatformKit, 'pool'>): Promise<Snapshot> {
  const client = await pool.connect();
  let isReading = false;
  let isClosed = false;
  const start = async () => {
    await client.query('begin isolation level repeatable read read only');
    // So that times read the same whatever the server is set to.
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
    // Cut off in the middle, it says so once more when nobody listens any longer.
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
      // The server would wait for ever to be rid of the rest.
      await pool.query('select pg_terminate_backend($1)', [pid]).catch(() => undefined);
      client.release(true);
    },
  };
}

/** CSV whose quote and delimiter cannot occur in JSON text: the bytes are the lines themselves. */
const verbatim = `format csv, quote E'\\x01', delimiter E'\\x02'`;
