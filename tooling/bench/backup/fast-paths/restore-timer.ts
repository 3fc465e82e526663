import type { Client } from 'pg';
import { cpuSeconds, statOf } from '../measure/cpu-time';
import { ask, logIn, query } from '../../session';
import { settle } from '../measure/settle';
import { taskEnd } from '../measure/task-end';
import { recordsFingerprint } from '../project/disturb-project';
import { untilIndexed } from './gin-index';

export interface Replica {
  url: string;
  pid: number;
}

/** Seconds. */
export interface RestoreTimes {
  /** Until the job's end. */
  end: number;
  /** CPU time of the server and the database until then. */
  endCpu: number;
  /** Until the index of documents is complete. */
  indexed: number;
  /** CPU time until then. */
  indexedCpu: number;
}

/** Returns a function that restores the backup by a replica. It throws if the records differ afterwards. */
export async function restoreTimer(
  client: Client,
  backup: { id: string; item: object },
): Promise<(replica: Replica) => Promise<RestoreTimes>> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = statOf(String(rows[0]?.pid))?.parent ?? 0;
  const fingerprint = await recordsFingerprint(client);
  return async ({ url, pid }) => {
    const session = await logIn(url);
    await settle(client);
    const cpu = () => cpuSeconds(pid) + cpuSeconds(postmaster);
    const [startedAt, cpuBefore] = [performance.now(), cpu()];
    const elapsed = () => [(performance.now() - startedAt) / 1000, cpu() - cpuBefore] as const;
    const { id } = await ask<{ id: string }>(session, `core/backup/import?${query({ ...backup, name: 'bench' })}`);
    await taskEnd(client, id);
    const [end, endCpu] = elapsed();
    await untilIndexed(client);
    const [indexed, indexedCpu] = elapsed();
    if ((await recordsFingerprint(client)) !== fingerprint) throw new Error('The records differ from the original');
    return { end, endCpu, indexed, indexedCpu };
  };
}
