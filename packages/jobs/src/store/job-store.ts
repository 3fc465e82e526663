import { isStorableText, PlatformError } from '@signalbox/api';
import type { Pool } from 'pg';
import type { OngoingJob } from '../job';
import type { StoredJob } from '@signalbox/api';

export const jobCollection = 'taskmanager';

interface JobStoreDeps {
  pool: Pool;
  clock: { now(): number };
}
interface JobAddress {
  project: string;
  id: string;
}
/** `find` searches the project's own jobs first, then those of `kindsOfAll` in every project. */
export interface JobStore {
  insert(job: OngoingJob): Promise<void>;
  change(job: JobAddress, change: Partial<StoredJob>): Promise<OngoingJob>;
  get(job: JobAddress): Promise<OngoingJob | undefined>;
  find(job: JobAddress, kindsOfAll: readonly string[]): Promise<OngoingJob | undefined>;
  ongoing(): Promise<OngoingJob[]>;
}

/** The tasks of jobs, as documents of the platform's collections. */
export function createJobStore({ pool, clock }: JobStoreDeps): JobStore {
  async function read(where: string, values: unknown[]): Promise<OngoingJob[]> {
    const { rows } = await pool.query<Row>(
      `select project, id, body from document where collection = '${jobCollection}' and ${where}`,
      values,
    );
    return rows.map(toJob);
  }
  const get = async ({ project, id }: JobAddress) =>
    isStorableText(id) ? (await read('project = $1 and id = $2', [project, id]))[0] : undefined;

  return {
    get,
    async insert({ project, id, kind, ...job }) {
      for (const [field, text] of Object.entries({ id, name: job.name }))
        if (!isStorableText(text)) throw new PlatformError('invalidField', { field, pointer: `/${field}` });
      const { rowCount } = await pool.query(
        `insert into document (project, collection, id, body, created_at, updated_at)
         values ($1, '${jobCollection}', $2, $3, $4, $4) on conflict do nothing`,
        [project, id, JSON.stringify({ ...job, mark: kind }), new Date(clock.now())],
      );
      if (rowCount === 0) throw new PlatformError('alreadyExists', { detail: id, field: 'id', pointer: '/id' });
    },
    async change({ project, id }, change) {
      const client = await pool.connect();
      let error: unknown = new Error('The connection was not returned');
      try {
        await client.query('begin');
        // Otherwise a progress update during a restore would first merge all restored rows into the GIN index.
        await client.query(`set local gin_pending_list_limit = '2000MB'`);
        const { rows } = await client.query<Row>(
          `update document set body = body || $3::jsonb, updated_at = $4
           where collection = '${jobCollection}' and project = $1 and id = $2 returning project, id, body`,
          [project, id, JSON.stringify(change), new Date(clock.now())],
        );
        await client.query('commit');
        error = undefined;
        if (!rows[0]) throw new PlatformError('notFound', { detail: id });
        return toJob(rows[0]);
      } finally {
        client.release(error !== undefined);
      }
    },
    async find(address, kindsOfAll) {
      const own = await get(address);
      if (own || !isStorableText(address.id) || kindsOfAll.length === 0) return own;
      // The GIN index covers bodies only, not ids.
      const isOne = kindsOfAll.map((_kind, index) => `body @> $${index + 2}`).join(' or ');
      const values = [address.id, ...kindsOfAll.map((kind) => JSON.stringify({ mark: kind }))];
      return (await read(`id = $1 and (${isOne})`, values))[0];
    },
    ongoing: () => read(`body @> '{"status": "ongoing"}' order by created_at`, []),
  };
}

interface Row {
  project: string;
  id: string;
  body: Omit<StoredJob, 'id'>;
}

function toJob({ project, id, body: { mark: kind, ...job } }: Row): OngoingJob {
  return { ...job, id, project, kind };
}
