import { spawnSync } from 'node:child_process';
import type { Client } from 'pg';

/**
 * Syncs the disk and vacuums the database. Otherwise the system would write the output of `unzip`, and the database would
 * vacuum rows that an earlier step has deleted, while the next step is timed.
 */
export async function settle(client: Client): Promise<void> {
  await client.query('vacuum analyze document');
  await client.query('checkpoint');
  spawnSync('sync');
}
