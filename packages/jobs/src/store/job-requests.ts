import type { Pool } from 'pg';
import type { JobRequest } from '../job';
import { jobCollection } from './job-store';

interface StoredRequest {
  userId: string;
  body: unknown;
  /** A user aborted the job. */
  isAborted: boolean;
  /** It has run again as often as it may. */
  isUsedUp: boolean;
}

/** The requests of the running jobs that may run again. */
export interface JobRequests {
  insert(id: string, request: JobRequest): Promise<void>;
  get(id: string): Promise<StoredRequest | undefined>;
  /** True for a job that runs, or waits to run again. */
  isOpen(id: string): Promise<boolean>;
  /** Counts that the job runs again. */
  count(id: string): Promise<void>;
  abort(id: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** Removes those of tasks that have ended, for example by a server of an earlier version. */
  removeEnded(): Promise<void>;
}

/** A job that stops its server each time must not stop all of them again and again. */
export const maxRepeats = 3;

export function createJobRequests({ pool }: { pool: Pool }): JobRequests {
  const hasTask = `exists (select from document where collection = '${jobCollection}' and document.id = job_request.job_id
    and body @> '{"status": "ongoing"}')`;
  return {
    async insert(id, { userId, body }) {
      await pool.query('insert into job_request (job_id, user_id, body) values ($1, $2, $3)', [
        id,
        userId,
        JSON.stringify(body),
      ]);
    },
    async get(id) {
      const { rows } = await pool.query<StoredRequest>(
        `select user_id as "userId", body, is_aborted as "isAborted", repeats >= ${maxRepeats} as "isUsedUp"
         from job_request where job_id = $1`,
        [id],
      );
      return rows[0];
    },
    async isOpen(id) {
      const { rowCount } = await pool.query(`select from job_request where job_id = $1 and ${hasTask}`, [id]);
      return rowCount !== 0;
    },
    async count(id) {
      await pool.query('update job_request set repeats = repeats + 1 where job_id = $1', [id]);
    },
    async abort(id) {
      await pool.query('update job_request set is_aborted = true where job_id = $1', [id]);
    },
    async remove(id) {
      await pool.query('delete from job_request where job_id = $1', [id]);
    },
    async removeEnded() {
      await pool.query(`delete from job_request where not ${hasTask}`);
    },
  };
}
