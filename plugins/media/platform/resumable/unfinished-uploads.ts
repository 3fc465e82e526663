import { PlatformError } from '@signalbox/api';
import { lockSeeds } from '@signalbox/platform-kit';
import { sql } from 'kysely';
import { mediaErrors } from '../../shared/errors';
import { maxUnfinishedUploads } from '../../shared/resumable';
import { expiryTime, type UploadsKit } from './upload-rows';
import { type UploadDatabase, uploadDatabase, type UploadRow } from './upload-table';

type NewUpload = Pick<UploadRow, 'id' | 'project' | 'user_id' | 'directory' | 'name' | 'action' | 'bytes'>;

/** Throws `tooManyUploads`. Requests of one user take turns, so that none exceeds the limit. */
export async function addUpload(kit: UploadsKit, upload: NewUpload): Promise<void> {
  const { user_id } = upload;
  await kit.database.transaction().execute(async (transaction) => {
    const lock = sql`select pg_advisory_xact_lock(hashtextextended(${user_id}, ${lockSeeds.mediaUploads}))`;
    await lock.execute(transaction);
    const tables = uploadDatabase(transaction);
    const { count } = await unfinished(tables, kit)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow();
    if (count >= maxUnfinishedUploads)
      throw new PlatformError(mediaErrors.tooManyUploads, { params: { count: maxUnfinishedUploads } });
    const state = { received: 0, writer: 0, target: null, target_sha256: null, url: null };
    await tables
      .insertInto('media_upload')
      .values({ ...upload, ...state, touched_at: new Date(kit.clock.now()) })
      .execute();
  });
}

/** What a request may send before its place is checked again. More is not kept free for an upload that may never send it. */
export const partBytes = 8 * 1024 * 1024;

/** Bytes that the unfinished uploads to a project have sent, with the next part of each. */
export async function reservedBytes(kit: UploadsKit, project: string): Promise<number> {
  const { bytes } = await unfinished(uploadDatabase(kit.database), kit)
    .select(sql<number>`coalesce(sum(least(bytes, received + ${partBytes}::bigint)), 0)::bigint`.as('bytes'))
    .where('project', '=', project)
    .executeTakeFirstOrThrow();
  return bytes;
}

/** Bytes of the next part of each unfinished upload, of all projects. */
export async function nextBytes(kit: UploadsKit): Promise<number> {
  const { bytes } = await unfinished(uploadDatabase(kit.database), kit)
    .select(sql<number>`coalesce(sum(least(bytes - received, ${partBytes}::bigint)), 0)::bigint`.as('bytes'))
    .executeTakeFirstOrThrow();
  return bytes;
}

/** Returns those of the ids that belong to unfinished uploads. */
export async function unfinishedOf(kit: UploadsKit, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await unfinished(uploadDatabase(kit.database), kit)
    .select('id')
    .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

function unfinished(tables: UploadDatabase, kit: UploadsKit) {
  return tables.selectFrom('media_upload').where('url', 'is', null).where('touched_at', '>=', expiryTime(kit));
}
