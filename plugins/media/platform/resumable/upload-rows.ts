import type { PlatformKit } from '@signalbox/platform-kit';
import { sql } from 'kysely';
import { uploadLifetimeMilliseconds } from '../../shared/resumable';
import { uploadDatabase, type UploadRow } from './upload-table';

// The state of resumable uploads is in the database, so that each replica can go on with each of them.

export type UploadsKit = Pick<PlatformKit, 'database' | 'clock'>;

/** Undefined for one that has expired. */
export async function findUpload(kit: UploadsKit, id: string): Promise<UploadRow | undefined> {
  return uploadDatabase(kit.database)
    .selectFrom('media_upload')
    .selectAll()
    .where('id', '=', id)
    .where('touched_at', '>=', expiryTime(kit))
    .executeTakeFirst();
}

/** What a request needs to add parts. */
type WriteTurn = Pick<UploadRow, 'project' | 'received' | 'writer'>;

/**
 * Ends the turns of earlier requests, on all replicas. `received` is what is stored for good: at most `storedBytes`.
 * Undefined if the upload is gone, or its file is stored.
 */
export async function takeOver(kit: UploadsKit, id: string, storedBytes: number): Promise<WriteTurn | undefined> {
  return update(kit, { writer: sql`writer + 1`, received: sql`least(received, ${storedBytes}::bigint)` })
    .where('id', '=', id)
    .where('url', 'is', null)
    .returning(['project', 'received', 'writer'])
    .executeTakeFirst();
}

/** False once a later request has taken over, or the upload is gone. */
export async function noteReceived(kit: UploadsKit, id: string, { received, writer }: WriteTurn): Promise<boolean> {
  const { numUpdatedRows } = await update(kit, { received })
    .where('id', '=', id)
    .where('writer', '=', writer)
    .where('url', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Where the file is about to be placed, and the SHA-256 of its content in hexadecimal digits. */
export async function noteTarget(
  kit: UploadsKit,
  id: string,
  place: { target: string; sha256: string },
): Promise<void> {
  await update(kit, { target: place.target, target_sha256: place.sha256 }).where('id', '=', id).execute();
}

export async function noteStored(kit: UploadsKit, id: string, url: string): Promise<void> {
  await update(kit, { url }).where('id', '=', id).execute();
}

export async function removeUpload({ database }: UploadsKit, id: string): Promise<void> {
  await uploadDatabase(database).deleteFrom('media_upload').where('id', '=', id).execute();
}

export async function removeExpired(kit: UploadsKit): Promise<void> {
  await uploadDatabase(kit.database).deleteFrom('media_upload').where('touched_at', '<', expiryTime(kit)).execute();
}

/** Uploads without progress since then have expired. */
export function expiryTime({ clock }: Pick<UploadsKit, 'clock'>): Date {
  return new Date(clock.now() - uploadLifetimeMilliseconds);
}

type Changes = { [Column in keyof UploadRow]?: UploadRow[Column] | ReturnType<typeof sql<UploadRow[Column]>> };

function update({ database, clock }: UploadsKit, changes: Changes) {
  return uploadDatabase(database)
    .updateTable('media_upload')
    .set({ ...changes, touched_at: new Date(clock.now()) });
}
