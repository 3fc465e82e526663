import { Client } from 'pg';

/** Pauses backups, and with them restores, which make one first. */
interface Hold {
  release(): Promise<void>;
}

/** `start`: the task exists, nothing is written · `end`: everything is written, but the task is not finished. */
type PauseMoment = 'start' | 'end';

/**
 * Triggers in the product's database block a backup at a moment until the test releases it. So a test can observe a running
 * job for any time, independent of the machine's speed.
 */
export async function holdBackups({ url }: { url: string }, moment: PauseMoment): Promise<Hold> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(triggers);
  await client.query('select pg_advisory_lock($1)', [keys[moment]]);
  let closing: Promise<void> | undefined;
  return { release: () => (closing ??= client.end()) };
}

const keys: Record<PauseMoment, number> = { start: 4_711_000_001, end: 4_711_000_002 };

const triggers = `
  create or replace function test_hold_backups() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(tg_argv[0]::bigint);
      return new;
    end
  $$;
  create or replace trigger test_hold_start before insert on document for each row
    when (new.collection = 'backup' and new.body ->> 'type' = 'export' and new.body ->> 'status' = 'ongoing')
    execute function test_hold_backups(${keys.start});
  create or replace trigger test_hold_end before update on document for each row
    when (new.collection = 'backup' and new.body ->> 'type' = 'export'
      and old.body ->> 'status' = 'ongoing' and new.body ->> 'status' = 'succeed')
    execute function test_hold_backups(${keys.end});
`;
