import type { JsonObject } from '@signalbox/schemas';
import { sql } from 'kysely';
import { Client, type Pool } from 'pg';
import type { PlatformKit } from '../contract';

export interface Notifications extends Pick<PlatformKit, 'notify' | 'listen' | 'onGap'> {
  close(): Promise<void>;
}

/** Messages between replicas over PostgreSQL's LISTEN and NOTIFY: one connection and one channel; messages have names. */
export async function openNotifications({ url, pool }: { url: string; pool: Pool }): Promise<Notifications> {
  const handlers = new Map<string, ((payload: JsonObject) => void)[]>();
  const gapHandlers: (() => void)[] = [];
  let isClosed = false;
  let client = await connect();

  async function connect(): Promise<Client> {
    const next = await connectListener(url, deliver);
    next.once('end', () => {
      if (!isClosed) void reconnect();
    });
    return next;
  }

  async function reconnect() {
    for (let waitMs = 100; ; waitMs = Math.min(waitMs * 2, 5_000)) {
      await new Promise((resolve) => setTimeout(resolve, waitMs).unref());
      if (isClosed) return;
      try {
        client = await connect();
        if (isClosed) return await client.end();
        for (const handle of gapHandlers) handle();
        return;
      } catch {
        // The database is still down, as every query reports. This loop only retries.
      }
    }
  }

  function deliver(text: string) {
    const message = JSON.parse(text) as { channel: string; payload: JsonObject };
    for (const handle of handlers.get(message.channel) ?? []) handle(message.payload);
  }

  return {
    async notify(channel, payload, transaction) {
      const text = wireText(channel, payload);
      if (transaction) await sql`select pg_notify(${wireChannel}, ${text})`.execute(transaction);
      else await pool.query('select pg_notify($1, $2)', [wireChannel, text]);
    },
    listen(channel, handle) {
      handlers.set(channel, [...(handlers.get(channel) ?? []), handle]);
    },
    onGap(handle) {
      gapHandlers.push(handle);
    },
    async close() {
      isClosed = true;
      await client.end();
    },
  };
}

/** Connects and listens. A failed attempt ends its connection and rejects; afterwards, `end` means that it is lost. */
async function connectListener(url: string, deliver: (text: string) => void): Promise<Client> {
  const client = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  client.on('notification', ({ payload }) => deliver(payload ?? ''));
  try {
    await client.connect();
    await client.query(`listen ${wireChannel}`);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/** Throws for a notification that is too long for PostgreSQL. */
function wireText(channel: string, payload: JsonObject): string {
  const text = JSON.stringify({ channel, payload });
  if (Buffer.byteLength(text) <= maxPayloadBytes) return text;
  throw new Error(
    `A notification on ${channel} is longer than ${maxPayloadBytes} bytes: send an id and let listeners read`,
  );
}

/** A statement of PL/pgSQL that notifies all replicas. `payload`: SQL of a `jsonb` object. */
export function notificationSql(channel: string, payload: string): string {
  return `perform pg_notify('${wireChannel}', jsonb_build_object('channel', '${channel}', 'payload', ${payload})::text)`;
}

const wireChannel = 'signalbox';
/** PostgreSQL's own limit is 8,000. */
const maxPayloadBytes = 7_900;
