import { spawnSync } from 'node:child_process';
import type { Client } from 'pg';

/**
 * Has the disk and the database do now what earlier steps left to them: what `unzip` has only handed to the system, or
 * the rows that a step before has deleted, else is written and swept while the next step is timed.
 */
export async function settle(client: Client): Promise<void> {
  await client.query('vacuum analyze document');
  await client.query('checkpoint');
  spawnSync('sync');
}
